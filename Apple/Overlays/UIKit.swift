@_exported import UIKit
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore

extension UIAction {
  @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError() }
  @available(iOS 15, *)
  @MainActor @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { fatalError() }
  @available(iOS 17, *)
  @MainActor @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError() }
}

extension UIBarButtonItem {
  @MainActor @preconcurrency public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  @MainActor @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  @available(iOS 16, *)
  @MainActor @preconcurrency public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) { fatalError() }
}

extension UIGraphicsImageRenderer {
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

extension UIContentSizeCategory: Comparable {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { false }
  public var isAccessibilityCategory: Bool { false }
}

extension UILayoutPriority: Comparable {
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { false }
}

extension UIInterfaceOrientation {
  public var isLandscape: Bool { false }
  public var isPortrait: Bool { false }
}

public struct UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var announcement: Notification { fatalError() }
    public static var layoutChanged: Notification { fatalError() }
    public static var screenChanged: Notification { fatalError() }
  }
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}

extension UIEdgeInsets: Equatable {
  public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool { false }
  public static let zero = UIEdgeInsets()
}

extension UIOffset: Equatable {
  public static func == (left: UIOffset, right: UIOffset) -> Bool { false }
  public static let zero = UIOffset()
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension NSValue {
  public convenience init(cgRect: CGRect) { fatalError() }
  public var cgRectValue: CGRect { fatalError() }
}

extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public init(item: Int, section: Int) { fatalError() }
  public var row: Int { 0 }
  public var item: Int { 0 }
  public var section: Int { 0 }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}
