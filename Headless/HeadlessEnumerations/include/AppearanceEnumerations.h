// The appearance of controls, bars, and containers, and the state of the device.
#pragma once
#include "HeadlessEnumeration.h"

/// `UISwitch.Style` of UIKit.
HEADLESS_ENUM(UISwitchStyle) {
  HEADLESS_CASE(UISwitchStyleAutomatic, automatic, 0),
  HEADLESS_CASE(UISwitchStyleCheckbox, checkbox, 1),
  HEADLESS_CASE(UISwitchStyleSliding, sliding, 2)
};

/// `UIBaselineAdjustment` of UIKit.
HEADLESS_ENUM(UIBaselineAdjustment) {
  HEADLESS_CASE(UIBaselineAdjustmentAlignBaselines, alignBaselines, 0),
  HEADLESS_CASE(UIBaselineAdjustmentAlignCenters, alignCenters, 1),
  HEADLESS_CASE(UIBaselineAdjustmentNone, none, 2)
};

/// `UIPageControl.BackgroundStyle` of UIKit.
HEADLESS_ENUM(UIPageControlBackgroundStyle) {
  HEADLESS_CASE(UIPageControlBackgroundStyleAutomatic, automatic, 0),
  HEADLESS_CASE(UIPageControlBackgroundStyleProminent, prominent, 1),
  HEADLESS_CASE(UIPageControlBackgroundStyleMinimal, minimal, 2)
};

/// `UIPageControl.InteractionState` of UIKit.
HEADLESS_ENUM(UIPageControlInteractionState) {
  HEADLESS_CASE(UIPageControlInteractionStateNone, none, 0),
  HEADLESS_CASE(UIPageControlInteractionStateDiscrete, discrete, 1),
  HEADLESS_CASE(UIPageControlInteractionStateContinuous, continuous, 2)
};

/// `UITextItemInteraction` of UIKit.
HEADLESS_ENUM(UITextItemInteraction) {
  HEADLESS_CASE(UITextItemInteractionInvokeDefaultAction, invokeDefaultAction, 0),
  HEADLESS_CASE(UITextItemInteractionPresentActions, presentActions, 1),
  HEADLESS_CASE(UITextItemInteractionPreview, preview, 2)
};

/// `UITabBarItem.SystemItem` of UIKit.
HEADLESS_ENUM(UITabBarSystemItem) {
  HEADLESS_CASE(UITabBarSystemItemMore, more, 0),
  HEADLESS_CASE(UITabBarSystemItemFavorites, favorites, 1),
  HEADLESS_CASE(UITabBarSystemItemFeatured, featured, 2),
  HEADLESS_CASE(UITabBarSystemItemTopRated, topRated, 3),
  HEADLESS_CASE(UITabBarSystemItemRecents, recents, 4),
  HEADLESS_CASE(UITabBarSystemItemContacts, contacts, 5),
  HEADLESS_CASE(UITabBarSystemItemHistory, history, 6),
  HEADLESS_CASE(UITabBarSystemItemBookmarks, bookmarks, 7),
  HEADLESS_CASE(UITabBarSystemItemSearch, search, 8),
  HEADLESS_CASE(UITabBarSystemItemDownloads, downloads, 9),
  HEADLESS_CASE(UITabBarSystemItemMostRecent, mostRecent, 10),
  HEADLESS_CASE(UITabBarSystemItemMostViewed, mostViewed, 11)
};

/// `UITabBarController.Mode` of UIKit.
HEADLESS_ENUM(UITabBarControllerMode) {
  HEADLESS_CASE(UITabBarControllerModeAutomatic, automatic, 0),
  HEADLESS_CASE(UITabBarControllerModeTabBar, tabBar, 1),
  HEADLESS_CASE(UITabBarControllerModeTabSidebar, tabSidebar, 2)
};

/// `UIButton.Role` of UIKit.
HEADLESS_ENUM(UIButtonRole) {
  HEADLESS_CASE(UIButtonRoleNormal, normal, 0),
  HEADLESS_CASE(UIButtonRolePrimary, primary, 1),
  HEADLESS_CASE(UIButtonRoleCancel, cancel, 2),
  HEADLESS_CASE(UIButtonRoleDestructive, destructive, 3)
};

/// `UIAccessibilityContrast` of UIKit.
HEADLESS_ENUM(UIAccessibilityContrast) {
  HEADLESS_CASE(UIAccessibilityContrastUnspecified, unspecified, -1),
  HEADLESS_CASE(UIAccessibilityContrastNormal, normal, 0),
  HEADLESS_CASE(UIAccessibilityContrastHigh, high, 1)
};

/// `UIAccessibilityNavigationStyle` of UIKit.
HEADLESS_ENUM(UIAccessibilityNavigationStyle) {
  HEADLESS_CASE(UIAccessibilityNavigationStyleAutomatic, automatic, 0),
  HEADLESS_CASE(UIAccessibilityNavigationStyleSeparate, separate, 1),
  HEADLESS_CASE(UIAccessibilityNavigationStyleCombined, combined, 2)
};

/// `UIForceTouchCapability` of UIKit.
HEADLESS_ENUM(UIForceTouchCapability) {
  HEADLESS_CASE(UIForceTouchCapabilityUnknown, unknown, 0),
  HEADLESS_CASE(UIForceTouchCapabilityUnavailable, unavailable, 1),
  HEADLESS_CASE(UIForceTouchCapabilityAvailable, available, 2)
};

/// `UIDevice.BatteryState` of UIKit.
HEADLESS_ENUM(UIDeviceBatteryState) {
  HEADLESS_CASE(UIDeviceBatteryStateUnknown, unknown, 0),
  HEADLESS_CASE(UIDeviceBatteryStateUnplugged, unplugged, 1),
  HEADLESS_CASE(UIDeviceBatteryStateCharging, charging, 2),
  HEADLESS_CASE(UIDeviceBatteryStateFull, full, 3)
};

/// `UISearchBar.Icon` of UIKit.
HEADLESS_ENUM(UISearchBarIcon) {
  HEADLESS_CASE(UISearchBarIconSearch, search, 0),
  HEADLESS_CASE(UISearchBarIconClear, clear, 1),
  HEADLESS_CASE(UISearchBarIconBookmark, bookmark, 2),
  HEADLESS_CASE(UISearchBarIconResultsList, resultsList, 3)
};

/// `UISplitViewController.BackgroundStyle` of UIKit.
HEADLESS_ENUM(UISplitViewControllerBackgroundStyle) {
  HEADLESS_CASE(UISplitViewControllerBackgroundStyleNone, none, 0),
  HEADLESS_CASE(UISplitViewControllerBackgroundStyleSidebar, sidebar, 1)
};

/// `UISplitViewController.DisplayModeButtonVisibility` of UIKit.
HEADLESS_ENUM(UISplitViewControllerDisplayModeButtonVisibility) {
  HEADLESS_CASE(UISplitViewControllerDisplayModeButtonVisibilityAutomatic, automatic, 0),
  HEADLESS_CASE(UISplitViewControllerDisplayModeButtonVisibilityNever, never, 1),
  HEADLESS_CASE(UISplitViewControllerDisplayModeButtonVisibilityAlways, always, 2)
};

/// `UIInterpolatingMotionEffect.EffectType` of UIKit.
HEADLESS_ENUM(UIInterpolatingMotionEffectType) {
  HEADLESS_CASE(UIInterpolatingMotionEffectTypeTiltAlongHorizontalAxis, tiltAlongHorizontalAxis, 0),
  HEADLESS_CASE(UIInterpolatingMotionEffectTypeTiltAlongVerticalAxis, tiltAlongVerticalAxis, 1)
};

/// `UIEditMenuArrowDirection` of UIKit.
HEADLESS_ENUM(UIEditMenuArrowDirection) {
  HEADLESS_CASE(UIEditMenuArrowDirectionAutomatic, automatic, 0),
  HEADLESS_CASE(UIEditMenuArrowDirectionUp, up, 1),
  HEADLESS_CASE(UIEditMenuArrowDirectionDown, down, 2),
  HEADLESS_CASE(UIEditMenuArrowDirectionLeft, left, 3),
  HEADLESS_CASE(UIEditMenuArrowDirectionRight, right, 4)
};

/// `UIContentInsetsReference` of UIKit.
HEADLESS_ENUM(UIContentInsetsReference) {
  HEADLESS_CASE(UIContentInsetsReferenceAutomatic, automatic, 0),
  HEADLESS_CASE(UIContentInsetsReferenceNone, none, 1),
  HEADLESS_CASE(UIContentInsetsReferenceSafeArea, safeArea, 2),
  HEADLESS_CASE(UIContentInsetsReferenceLayoutMargins, layoutMargins, 3),
  HEADLESS_CASE(UIContentInsetsReferenceReadableContent, readableContent, 4)
};

/// `UICalendarView.DecorationSize` of UIKit.
HEADLESS_ENUM(UICalendarViewDecorationSize) {
  HEADLESS_CASE(UICalendarViewDecorationSizeSmall, small, 0),
  HEADLESS_CASE(UICalendarViewDecorationSizeMedium, medium, 1),
  HEADLESS_CASE(UICalendarViewDecorationSizeLarge, large, 2)
};

/// `UITableView.SelfSizingInvalidation` of UIKit.
HEADLESS_ENUM(UITableViewSelfSizingInvalidation) {
  HEADLESS_CASE(UITableViewSelfSizingInvalidationDisabled, disabled, 0),
  HEADLESS_CASE(UITableViewSelfSizingInvalidationEnabled, enabled, 1),
  HEADLESS_CASE(UITableViewSelfSizingInvalidationEnabledIncludingConstraints, enabledIncludingConstraints, 2)
};

/// `UICollectionView.SelfSizingInvalidation` of UIKit.
HEADLESS_ENUM(UICollectionViewSelfSizingInvalidation) {
  HEADLESS_CASE(UICollectionViewSelfSizingInvalidationDisabled, disabled, 0),
  HEADLESS_CASE(UICollectionViewSelfSizingInvalidationEnabled, enabled, 1),
  HEADLESS_CASE(UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints, enabledIncludingConstraints, 2)
};
