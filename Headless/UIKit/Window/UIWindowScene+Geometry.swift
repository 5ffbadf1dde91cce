public import Foundation
import HeadlessEnumerations

@_documentation(visibility: internal)
extension UIWindowScene {
  /// The geometry that the app prefers.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// The orientations of the interface on an iPhone or an iPad.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// Creates preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      /// Creates preferences without orientations.
      public override convenience init() {
        self.init(interfaceOrientations: [])
      }

      /// The preferred orientations; an empty set allows any orientation.
      open var interfaceOrientations: UIInterfaceOrientationMask
    }
  }

  /// Rotates the interface to an orientation that the app prefers.
  ///
  /// If the topmost controller does not support any of them, the closure is called with an error.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations, !wanted.isEmpty else {
      return
    }
    guard !wanted.contains(UIInterfaceOrientationMask(interfaceOrientation)) else { return }
    let all: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    for orientation in all where wanted.contains(UIInterfaceOrientationMask(orientation)) {
      HeadlessWorld.rotate(to: orientation)
      if interfaceOrientation == orientation { return }
    }
    errorHandler?(NSError(domain: "UISceneErrorDomain", code: 101))
  }

  /// The sizes that the user can give the scene; nil if the user cannot resize it, as on an iPhone.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    HeadlessWorld.state.display.idiom == .pad ? storedSizeRestrictions : nil
  }
}

/// The sizes that the user can give a scene.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  override init() {
    super.init()
  }

  /// The minimum size, in points.
  open var minimumSize = CGSize.zero
  /// The maximum size, in points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the scene can fill the screen.
  open var allowsFullScreen = true
}
