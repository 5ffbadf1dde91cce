import Testing
import UIKit

/// Creates an enumeration from an undeclared number, and returns its raw value.
struct OpenEnumeration: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rawValue: @Sendable (Int) -> Int?

  init<Enumeration: RawRepresentable & SendableMetatype>(_ name: String, _ type: Enumeration.Type)
  where Enumeration.RawValue == Int {
    testDescription = name
    rawValue = { Enumeration(rawValue: $0)?.rawValue }
  }
}

extension OpenEnumeration {
  static let all: [OpenEnumeration] = [
    OpenEnumeration("UIView.AnimationCurve", UIView.AnimationCurve.self),
    OpenEnumeration("UIView.ContentMode", UIView.ContentMode.self),
    OpenEnumeration("UIView.TintAdjustmentMode", UIViewTintAdjustmentMode.self),
    OpenEnumeration("UISemanticContentAttribute", UISemanticContentAttribute.self),
    OpenEnumeration("UIUserInterfaceLayoutDirection", UIUserInterfaceLayoutDirection.self),
    OpenEnumeration("UIScrollView.KeyboardDismissMode", UIScrollView.KeyboardDismissMode.self),
    OpenEnumeration("UIScrollView.ContentInsetAdjustmentBehavior", UIScrollView.ContentInsetAdjustmentBehavior.self),
    OpenEnumeration("UIScrollView.IndicatorStyle", UIScrollView.IndicatorStyle.self),
    OpenEnumeration("UIScrollView.IndexDisplayMode", UIScrollViewIndexDisplayMode.self),
    OpenEnumeration("UITextAutocapitalizationType", UITextAutocapitalizationType.self),
    OpenEnumeration("UITextAutocorrectionType", UITextAutocorrectionType.self),
    OpenEnumeration("UITextSpellCheckingType", UITextSpellCheckingType.self),
    OpenEnumeration("UITextSmartQuotesType", UITextSmartQuotesType.self),
    OpenEnumeration("UITextSmartDashesType", UITextSmartDashesType.self),
    OpenEnumeration("UITextSmartInsertDeleteType", UITextSmartInsertDeleteType.self),
    OpenEnumeration("UITextInlinePredictionType", UITextInlinePredictionType.self),
    OpenEnumeration("UIKeyboardType", UIKeyboardType.self),
    OpenEnumeration("UIKeyboardAppearance", UIKeyboardAppearance.self),
    OpenEnumeration("UIReturnKeyType", UIReturnKeyType.self),
    OpenEnumeration("UITextStorageDirection", UITextStorageDirection.self),
    OpenEnumeration("UITextLayoutDirection", UITextLayoutDirection.self),
    OpenEnumeration("UITextField.BorderStyle", UITextField.BorderStyle.self),
    OpenEnumeration("UITextField.ViewMode", UITextField.ViewMode.self),
    OpenEnumeration("UITextField.DidEndEditingReason", UITextField.DidEndEditingReason.self),
    OpenEnumeration("UIControl.ContentVerticalAlignment", UIControl.ContentVerticalAlignment.self),
    OpenEnumeration("UIControl.ContentHorizontalAlignment", UIControl.ContentHorizontalAlignment.self),
    OpenEnumeration("UIMenuElement.State", UIMenuElement.State.self),
    OpenEnumeration("UIButton.ButtonType", UIButton.ButtonType.self),
    OpenEnumeration("UIBarButtonItem.Style", UIBarButtonItem.Style.self),
    OpenEnumeration("UIBarButtonItem.SystemItem", UIBarButtonItem.SystemItem.self),
    OpenEnumeration("UIBarStyle", UIBarStyle.self),
    OpenEnumeration("UIInputView.Style", UIInputView.Style.self),
    OpenEnumeration("UIScene.ActivationState", UIScene.ActivationState.self),
    OpenEnumeration("UIApplication.State", UIApplication.State.self),
    OpenEnumeration("UIModalPresentationStyle", UIModalPresentationStyle.self),
    OpenEnumeration("UIModalTransitionStyle", UIModalTransitionStyle.self),
    OpenEnumeration("UIGestureRecognizer.State", UIGestureRecognizer.State.self),
    OpenEnumeration("UITouch.Phase", UITouch.Phase.self),
    OpenEnumeration("UITouch.TouchType", UITouch.TouchType.self),
    OpenEnumeration("UIEvent.EventType", UIEvent.EventType.self),
    OpenEnumeration("NSLayoutConstraint.Relation", NSLayoutRelation.self),
    OpenEnumeration("NSLayoutConstraint.Axis", UILayoutConstraintAxis.self),
    OpenEnumeration("NSLayoutConstraint.Attribute", NSLayoutAttribute.self),
    OpenEnumeration("UIViewAnimatingState", UIViewAnimatingState.self),
    OpenEnumeration("UIViewAnimatingPosition", UIViewAnimatingPosition.self),
    OpenEnumeration("UITimingCurveType", UITimingCurveType.self),
    OpenEnumeration("UITableView.Style", UITableViewStyle.self),
    OpenEnumeration("UITableView.ScrollPosition", UITableViewScrollPosition.self),
    OpenEnumeration("UITableViewCell.CellStyle", UITableViewCellStyle.self),
    OpenEnumeration("UIUserInterfaceSizeClass", UIUserInterfaceSizeClass.self),
    OpenEnumeration("UIUserInterfaceLevel", UIUserInterfaceLevel.self),
    OpenEnumeration("UIUserInterfaceStyle", UIUserInterfaceStyle.self),
    OpenEnumeration("UITraitEnvironmentLayoutDirection", UITraitEnvironmentLayoutDirection.self),
    OpenEnumeration("UIUserInterfaceIdiom", UIUserInterfaceIdiom.self),
    OpenEnumeration("UIDeviceOrientation", UIDeviceOrientation.self),
    OpenEnumeration("UIInterfaceOrientation", UIInterfaceOrientation.self),
    OpenEnumeration("UINavigationController.Operation", UINavigationController.Operation.self),
    OpenEnumeration("UIImagePickerController.SourceType", UIImagePickerController.SourceType.self),
    OpenEnumeration("UIContextMenuInteractionCommitStyle", UIContextMenuInteractionCommitStyle.self),
    OpenEnumeration("UICollectionLayoutListConfiguration.HeaderMode", UICollectionLayoutListHeaderMode.self),
    OpenEnumeration("UICollectionLayoutListConfiguration.FooterMode", UICollectionLayoutListFooterMode.self),
    OpenEnumeration(
      "UICollectionLayoutSectionOrthogonalScrollingBehavior", UICollectionLayoutSectionOrthogonalScrollingBehavior.self),
    OpenEnumeration("UICollectionView.ElementCategory", UICollectionView.ElementCategory.self),
    OpenEnumeration("UIStatusBarAnimation", UIStatusBarAnimation.self),
    OpenEnumeration("UIImage.ResizingMode", UIImage.ResizingMode.self),
  ]
}
