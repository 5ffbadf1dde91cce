import Foundation
import HeadlessEnumerations
import HeadlessQuartz

/// The state that only a few views have.
@MainActor final class ViewExtras {
  /// The layer's transform if a two-dimensional transform cannot express it.
  var transform: CATransform3D?
  /// Whether the view receives further touches while a touch is on it.
  var isMultipleTouchEnabled = false
  /// Whether no other view of the window receives touches while a touch is on this view.
  var isExclusiveTouch = false
  /// Whether the tint color is dimmed.
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// The view whose opacity limits what is visible.
  var mask: UIView?
  /// The effects of moving the device.
  var motionEffects: [UIMotionEffect] = []
  /// The effect while the view is focused by a keyboard.
  var focusEffect: UIFocusEffect?
  /// The name under which the view's state is restored.
  var restorationIdentifier: String?
  var clearsContextBeforeDrawing = true
  var contentScaleFactor: CGFloat?
  /// The interactions that were added.
  var interactions: [any UIInteraction] = []
  /// The registrations for changes of traits.
  var registrations: [TraitRegistration] = []
  /// The links for updates of the display that shows the view.
  var updateLinks: [WeakReference<UIUpdateLink>] = []
}

extension UIView {
  /// The state that only a few views have, created on first access.
  var neededExtras: ViewExtras {
    if let extras { return extras }
    let new = ViewExtras()
    extras = new
    return new
  }

  var storedInteractions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set { neededExtras.interactions = newValue }
  }

  var updateLinks: [WeakReference<UIUpdateLink>] {
    get { extras?.updateLinks ?? [] }
    set { neededExtras.updateLinks = newValue.filter { $0.object != nil } }
  }

  var traitRegistrations: [TraitRegistration] {
    get { extras?.registrations ?? [] }
    set { neededExtras.registrations = newValue }
  }

  var spatialTransform: CATransform3D? {
    get { extras?.transform }
    set { if newValue != nil || extras != nil { neededExtras.transform = newValue } }
  }

  func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.host = self
    return layer
  }
}
