// Swift Testing imports a module of this name when a test imports both Testing and CoreGraphics. Apple's module adds
// image attachments. The headless UIKit does not draw, so it has no image attachments.
