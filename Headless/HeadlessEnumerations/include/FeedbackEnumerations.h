// Feedback, appearance of bars and controls, and gestures besides touches.
#pragma once
#include "HeadlessEnumeration.h"

/// `UIImpactFeedbackGenerator.FeedbackStyle` of UIKit.
HEADLESS_ENUM(UIImpactFeedbackStyle) {
  HEADLESS_CASE(UIImpactFeedbackStyleLight, light, 0),
  HEADLESS_CASE(UIImpactFeedbackStyleMedium, medium, 1),
  HEADLESS_CASE(UIImpactFeedbackStyleHeavy, heavy, 2),
  HEADLESS_CASE(UIImpactFeedbackStyleSoft, soft, 3),
  HEADLESS_CASE(UIImpactFeedbackStyleRigid, rigid, 4)
};

/// `UINotificationFeedbackGenerator.FeedbackType` of UIKit.
HEADLESS_ENUM(UINotificationFeedbackType) {
  HEADLESS_CASE(UINotificationFeedbackTypeSuccess, success, 0),
  HEADLESS_CASE(UINotificationFeedbackTypeWarning, warning, 1),
  HEADLESS_CASE(UINotificationFeedbackTypeError, error, 2)
};

/// `UIProgressView.Style` of UIKit.
HEADLESS_ENUM(UIProgressViewStyle) {
  HEADLESS_CASE(UIProgressViewStyleDefault, default, 0),
  HEADLESS_CASE(UIProgressViewStyleBar, bar, 1)
};

/// `UINavigationItem.BackButtonDisplayMode` of UIKit.
HEADLESS_ENUM(UINavigationItemBackButtonDisplayMode) {
  HEADLESS_CASE(UINavigationItemBackButtonDisplayModeDefault, default, 0),
  HEADLESS_CASE(UINavigationItemBackButtonDisplayModeGeneric, generic, 1),
  HEADLESS_CASE(UINavigationItemBackButtonDisplayModeMinimal, minimal, 2)
};

/// `UISearchBar.Style` of UIKit.
HEADLESS_ENUM(UISearchBarStyle) {
  HEADLESS_CASE(UISearchBarStyleDefault, default, 0),
  HEADLESS_CASE(UISearchBarStyleProminent, prominent, 1),
  HEADLESS_CASE(UISearchBarStyleMinimal, minimal, 2)
};

/// `UIVibrancyEffectStyle` of UIKit.
HEADLESS_ENUM(UIVibrancyEffectStyle) {
  HEADLESS_CASE(UIVibrancyEffectStyleLabel, label, 0),
  HEADLESS_CASE(UIVibrancyEffectStyleSecondaryLabel, secondaryLabel, 1),
  HEADLESS_CASE(UIVibrancyEffectStyleTertiaryLabel, tertiaryLabel, 2),
  HEADLESS_CASE(UIVibrancyEffectStyleQuaternaryLabel, quaternaryLabel, 3),
  HEADLESS_CASE(UIVibrancyEffectStyleFill, fill, 4),
  HEADLESS_CASE(UIVibrancyEffectStyleSecondaryFill, secondaryFill, 5),
  HEADLESS_CASE(UIVibrancyEffectStyleTertiaryFill, tertiaryFill, 6),
  HEADLESS_CASE(UIVibrancyEffectStyleSeparator, separator, 7)
};

/// `UICollectionLayoutListConfiguration.Appearance` of UIKit.
HEADLESS_ENUM(UICollectionLayoutListAppearance) {
  HEADLESS_CASE(UICollectionLayoutListAppearancePlain, plain, 0),
  HEADLESS_CASE(UICollectionLayoutListAppearanceGrouped, grouped, 1),
  HEADLESS_CASE(UICollectionLayoutListAppearanceInsetGrouped, insetGrouped, 2),
  HEADLESS_CASE(UICollectionLayoutListAppearanceSidebar, sidebar, 3),
  HEADLESS_CASE(UICollectionLayoutListAppearanceSidebarPlain, sidebarPlain, 4)
};

/// `CGLineCap` of Core Graphics.
HEADLESS_ENUM(CGLineCap) {
  HEADLESS_CASE(kCGLineCapButt, butt, 0),
  HEADLESS_CASE(kCGLineCapRound, round, 1),
  HEADLESS_CASE(kCGLineCapSquare, square, 2)
};

/// `CGLineJoin` of Core Graphics.
HEADLESS_ENUM(CGLineJoin) {
  HEADLESS_CASE(kCGLineJoinMiter, miter, 0),
  HEADLESS_CASE(kCGLineJoinRound, round, 1),
  HEADLESS_CASE(kCGLineJoinBevel, bevel, 2)
};
