public import Foundation
public import HeadlessEnumerations

/// An effect of a visual effect view.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind the view.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The intensity and the color of the effect.
  public typealias Style = UIBlurEffectStyle

  /// The intensity and the color, for drawing.
  public let headlessStyle: UIBlurEffect.Style

  /// Creates an effect of a style.
  public init(style: UIBlurEffect.Style) {
    headlessStyle = style
    super.init()
  }
}

/// An effect that makes content visible above a blur.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur behind the content.
  public let headlessBlur: UIBlurEffect

  /// Creates an effect over a blur, for one kind of content.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }

  /// Creates an effect for content above a blur.
  public init(blurEffect: UIBlurEffect) {
    headlessBlur = blurEffect
    super.init()
  }
}

/// A view that applies an effect, which is not drawn in the headless UIKit, to the content behind it.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  /// Creates a view that applies an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.translatesAutoresizingMaskIntoConstraints = false
    super.addSubview(content)
    // Constraints within the content also give the effect view its size.
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.leftAnchor.constraint(equalTo: leftAnchor), content.rightAnchor.constraint(equalTo: rightAnchor),
    ])
  }

  override func geometryDidChange(from old: ViewGeometry) {
    super.geometryDidChange(from: old)
    content.frame = bounds
  }

  /// The effect.
  open var effect: UIVisualEffect?

  /// The view to which the app adds its content.
  open var contentView: UIView { content }

  /// Traps, because an effect view cannot have subviews other than its content view.
  @_documentation(visibility: internal)
  open override func addSubview(_ view: UIView) {
    refuse(view)
  }

  /// Traps, like ``addSubview(_:)``.
  @_documentation(visibility: internal)
  open override func insertSubview(_ view: UIView, at index: Int) {
    refuse(view)
  }

  private func refuse(_ view: UIView) -> Never {
    preconditionFailure("\(view) has been added as a subview to \(self). Add it to the contentView instead.")
  }
}
