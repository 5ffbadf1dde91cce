// Swift Testing looks for a module of this name when a test imports both Testing and CoreGraphics. Apple's adds attachments
// of images; without any drawing there is nothing to attach.
