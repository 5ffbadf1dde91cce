import Foundation

final class ViewAutoLayout {}
@MainActor final class LayoutEngine { func solve() {} }
extension UIView {
  var layoutEngine: LayoutEngine? { nil }
  func applyConstraintsToSubviews() {}
  func intrinsicContentSizeMayHaveChanged() { setNeedsLayout() }
  func solvedSize(fitting: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize { bounds.size }
  func autoLayoutGeometryDidChange() {}
  func autoLayoutDidAttach() {}
  func autoLayoutWillDetach() {}
  func autoLayoutDidDetach() {}
  func layoutDirectionMayHaveChanged() { setNeedsLayout() }
  var translatesAutoresizingMaskIntoConstraints: Bool { true }
}
extension UIView {
  func safeAreaGuideDidChange() {}
  func marginsGuideDidChange() {}
}
