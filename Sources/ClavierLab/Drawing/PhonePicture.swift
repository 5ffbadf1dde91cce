package import Foundation

/// A phone at one moment: its body, its windows, the keyboard, and the finger.
package struct PhonePicture: Sendable {
  package struct Keyboard: Hashable, Sendable {
    package var frame: CGRect
    package var plane: KeyboardDrawing.Plane
    package var face = KeyboardFace()
    /// Whether the keyboard is at the bottom edge of the screen, or moves to or from that edge.
    package var isAttached: Bool
    package var isSplit = false
    /// The tip of the arrow that points to the input, in the coordinates of the keys, if the keys are in a popover;
    /// otherwise nil.
    package var popoverTip: CGPoint?
    package var opacity = 1.0
    /// The accessory view on the keys.
    ///
    /// The height of the accessory view is part of the frame's height.
    package var accessory: PictureNode?
    /// The marks of a pressed key, in the coordinates of the keys.
    package var pressed: PictureNode?

    package init(frame: CGRect, plane: KeyboardDrawing.Plane, isAttached: Bool = true) {
      self.frame = frame
      self.plane = plane
      self.isAttached = isAttached
    }
  }

  package struct Touch: Hashable, Sendable {
    /// Identifies the touch, so that two touches are not animated as one.
    package var number: Int
    package var point: CGPoint
    package var opacity: Double

    package init(number: Int, point: CGPoint, opacity: Double) {
      self.number = number
      self.point = point
      self.opacity = opacity
    }
  }

  package var phone: PhoneShape
  /// The height of the top safe area, where the status bar is.
  package var topInset: Double
  package var bottomInset: Double
  package var windows: [PictureNode]
  package var keyboard: Keyboard?
  package var touch: Touch?
  package var look = KeyboardLook.iOS26
  package var isDark = false
  package var isRightToLeft = false

  package init(
    phone: PhoneShape, topInset: Double, bottomInset: Double, windows: [PictureNode], keyboard: Keyboard? = nil,
    touch: Touch? = nil
  ) {
    self.phone = phone
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.windows = windows
    self.keyboard = keyboard
    self.touch = touch
  }

  package var keyboardDrawing: KeyboardDrawing? {
    keyboard.map {
      var size = $0.frame.size
      size.height -= $0.accessory?.size.height ?? 0
      var drawing = KeyboardDrawing(
        plane: $0.plane, face: $0.face, size: size, phone: phone, bottomInset: bottomInset,
        isAttached: $0.isAttached, isSplit: $0.isSplit, look: look, isDark: isDark)
      drawing.popoverTip = $0.popoverTip
      drawing.isMirrored = isRightToLeft
      return drawing
    }
  }

  /// Returns the complete picture.
  package func node() -> PictureNode {
    var stage = PhoneStage(phone)
    return stage.node(of: self)
  }
}
