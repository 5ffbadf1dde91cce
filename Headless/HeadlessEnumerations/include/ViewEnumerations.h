// Views, scroll views, layout, and animation.
#pragma once
#include "HeadlessEnumeration.h"

/// `UIView.AnimationCurve` of UIKit.
HEADLESS_ENUM(UIViewAnimationCurve) {
  HEADLESS_CASE(UIViewAnimationCurveEaseInOut, easeInOut, 0),
  HEADLESS_CASE(UIViewAnimationCurveEaseIn, easeIn, 1),
  HEADLESS_CASE(UIViewAnimationCurveEaseOut, easeOut, 2),
  HEADLESS_CASE(UIViewAnimationCurveLinear, linear, 3)
};

/// `UIView.ContentMode` of UIKit.
HEADLESS_ENUM(UIViewContentMode) {
  HEADLESS_CASE(UIViewContentModeScaleToFill, scaleToFill, 0),
  HEADLESS_CASE(UIViewContentModeScaleAspectFit, scaleAspectFit, 1),
  HEADLESS_CASE(UIViewContentModeScaleAspectFill, scaleAspectFill, 2),
  HEADLESS_CASE(UIViewContentModeRedraw, redraw, 3),
  HEADLESS_CASE(UIViewContentModeCenter, center, 4),
  HEADLESS_CASE(UIViewContentModeTop, top, 5),
  HEADLESS_CASE(UIViewContentModeBottom, bottom, 6),
  HEADLESS_CASE(UIViewContentModeLeft, left, 7),
  HEADLESS_CASE(UIViewContentModeRight, right, 8),
  HEADLESS_CASE(UIViewContentModeTopLeft, topLeft, 9),
  HEADLESS_CASE(UIViewContentModeTopRight, topRight, 10),
  HEADLESS_CASE(UIViewContentModeBottomLeft, bottomLeft, 11),
  HEADLESS_CASE(UIViewContentModeBottomRight, bottomRight, 12)
};

/// `UIView.TintAdjustmentMode` of UIKit.
HEADLESS_ENUM(UIViewTintAdjustmentMode) {
  HEADLESS_CASE(UIViewTintAdjustmentModeAutomatic, automatic, 0),
  HEADLESS_CASE(UIViewTintAdjustmentModeNormal, normal, 1),
  HEADLESS_CASE(UIViewTintAdjustmentModeDimmed, dimmed, 2)
};

/// `UISemanticContentAttribute` of UIKit.
HEADLESS_ENUM(UISemanticContentAttribute) {
  HEADLESS_CASE(UISemanticContentAttributeUnspecified, unspecified, 0),
  HEADLESS_CASE(UISemanticContentAttributePlayback, playback, 1),
  HEADLESS_CASE(UISemanticContentAttributeSpatial, spatial, 2),
  HEADLESS_CASE(UISemanticContentAttributeForceLeftToRight, forceLeftToRight, 3),
  HEADLESS_CASE(UISemanticContentAttributeForceRightToLeft, forceRightToLeft, 4)
};

/// `UIUserInterfaceLayoutDirection` of UIKit.
HEADLESS_ENUM(UIUserInterfaceLayoutDirection) {
  HEADLESS_CASE(UIUserInterfaceLayoutDirectionLeftToRight, leftToRight, 0),
  HEADLESS_CASE(UIUserInterfaceLayoutDirectionRightToLeft, rightToLeft, 1)
};

/// `UIScrollView.KeyboardDismissMode` of UIKit.
HEADLESS_ENUM(UIScrollViewKeyboardDismissMode) {
  HEADLESS_CASE(UIScrollViewKeyboardDismissModeNone, none, 0),
  HEADLESS_CASE(UIScrollViewKeyboardDismissModeOnDrag, onDrag, 1),
  HEADLESS_CASE(UIScrollViewKeyboardDismissModeInteractive, interactive, 2),
  HEADLESS_CASE(UIScrollViewKeyboardDismissModeOnDragWithAccessory, onDragWithAccessory, 3),
  HEADLESS_CASE(UIScrollViewKeyboardDismissModeInteractiveWithAccessory, interactiveWithAccessory, 4)
};

/// `UIScrollView.ContentInsetAdjustmentBehavior` of UIKit.
HEADLESS_ENUM(UIScrollViewContentInsetAdjustmentBehavior) {
  HEADLESS_CASE(UIScrollViewContentInsetAdjustmentAutomatic, automatic, 0),
  HEADLESS_CASE(UIScrollViewContentInsetAdjustmentScrollableAxes, scrollableAxes, 1),
  HEADLESS_CASE(UIScrollViewContentInsetAdjustmentNever, never, 2),
  HEADLESS_CASE(UIScrollViewContentInsetAdjustmentAlways, always, 3)
};

/// `UIScrollView.IndicatorStyle` of UIKit.
HEADLESS_ENUM(UIScrollViewIndicatorStyle) {
  HEADLESS_CASE(UIScrollViewIndicatorStyleDefault, default, 0),
  HEADLESS_CASE(UIScrollViewIndicatorStyleBlack, black, 1),
  HEADLESS_CASE(UIScrollViewIndicatorStyleWhite, white, 2)
};

/// `UIScrollView.IndexDisplayMode` of UIKit.
HEADLESS_ENUM(UIScrollViewIndexDisplayMode) {
  HEADLESS_CASE(UIScrollViewIndexDisplayModeAutomatic, automatic, 0),
  HEADLESS_CASE(UIScrollViewIndexDisplayModeAlwaysHidden, alwaysHidden, 1)
};

/// `UITableView.Style` of UIKit.
HEADLESS_ENUM(UITableViewStyle) {
  HEADLESS_CASE(UITableViewStylePlain, plain, 0),
  HEADLESS_CASE(UITableViewStyleGrouped, grouped, 1),
  HEADLESS_CASE(UITableViewStyleInsetGrouped, insetGrouped, 2)
};

/// `UITableView.ScrollPosition` of UIKit.
HEADLESS_ENUM(UITableViewScrollPosition) {
  HEADLESS_CASE(UITableViewScrollPositionNone, none, 0),
  HEADLESS_CASE(UITableViewScrollPositionTop, top, 1),
  HEADLESS_CASE(UITableViewScrollPositionMiddle, middle, 2),
  HEADLESS_CASE(UITableViewScrollPositionBottom, bottom, 3)
};

/// `UITableViewCell.CellStyle` of UIKit.
HEADLESS_ENUM(UITableViewCellStyle) {
  HEADLESS_CASE(UITableViewCellStyleDefault, default, 0),
  HEADLESS_CASE(UITableViewCellStyleValue1, value1, 1),
  HEADLESS_CASE(UITableViewCellStyleValue2, value2, 2),
  HEADLESS_CASE(UITableViewCellStyleSubtitle, subtitle, 3)
};

/// `NSLayoutConstraint.Relation` of UIKit.
HEADLESS_ENUM(NSLayoutRelation) {
  HEADLESS_CASE(NSLayoutRelationLessThanOrEqual, lessThanOrEqual, -1),
  HEADLESS_CASE(NSLayoutRelationEqual, equal, 0),
  HEADLESS_CASE(NSLayoutRelationGreaterThanOrEqual, greaterThanOrEqual, 1)
};

/// `NSLayoutConstraint.Axis` of UIKit.
HEADLESS_ENUM(UILayoutConstraintAxis) {
  HEADLESS_CASE(UILayoutConstraintAxisHorizontal, horizontal, 0),
  HEADLESS_CASE(UILayoutConstraintAxisVertical, vertical, 1)
};

/// `NSLayoutConstraint.Attribute` of UIKit.
HEADLESS_ENUM(NSLayoutAttribute) {
  HEADLESS_CASE(NSLayoutAttributeLeft, left, 1),
  HEADLESS_CASE(NSLayoutAttributeRight, right, 2),
  HEADLESS_CASE(NSLayoutAttributeTop, top, 3),
  HEADLESS_CASE(NSLayoutAttributeBottom, bottom, 4),
  HEADLESS_CASE(NSLayoutAttributeLeading, leading, 5),
  HEADLESS_CASE(NSLayoutAttributeTrailing, trailing, 6),
  HEADLESS_CASE(NSLayoutAttributeWidth, width, 7),
  HEADLESS_CASE(NSLayoutAttributeHeight, height, 8),
  HEADLESS_CASE(NSLayoutAttributeCenterX, centerX, 9),
  HEADLESS_CASE(NSLayoutAttributeCenterY, centerY, 10),
  HEADLESS_CASE(NSLayoutAttributeLastBaseline, lastBaseline, 11),
  HEADLESS_CASE(NSLayoutAttributeFirstBaseline, firstBaseline, 12),
  HEADLESS_CASE(NSLayoutAttributeLeftMargin, leftMargin, 13),
  HEADLESS_CASE(NSLayoutAttributeRightMargin, rightMargin, 14),
  HEADLESS_CASE(NSLayoutAttributeTopMargin, topMargin, 15),
  HEADLESS_CASE(NSLayoutAttributeBottomMargin, bottomMargin, 16),
  HEADLESS_CASE(NSLayoutAttributeLeadingMargin, leadingMargin, 17),
  HEADLESS_CASE(NSLayoutAttributeTrailingMargin, trailingMargin, 18),
  HEADLESS_CASE(NSLayoutAttributeCenterXWithinMargins, centerXWithinMargins, 19),
  HEADLESS_CASE(NSLayoutAttributeCenterYWithinMargins, centerYWithinMargins, 20),
  HEADLESS_CASE(NSLayoutAttributeNotAnAttribute, notAnAttribute, 0)
};

/// `UIViewAnimatingState` of UIKit.
HEADLESS_ENUM(UIViewAnimatingState) {
  HEADLESS_CASE(UIViewAnimatingStateInactive, inactive, 0),
  HEADLESS_CASE(UIViewAnimatingStateActive, active, 1),
  HEADLESS_CASE(UIViewAnimatingStateStopped, stopped, 2)
};

/// `UIViewAnimatingPosition` of UIKit.
HEADLESS_ENUM(UIViewAnimatingPosition) {
  HEADLESS_CASE(UIViewAnimatingPositionEnd, end, 0),
  HEADLESS_CASE(UIViewAnimatingPositionStart, start, 1),
  HEADLESS_CASE(UIViewAnimatingPositionCurrent, current, 2)
};

/// `UITimingCurveType` of UIKit.
HEADLESS_ENUM(UITimingCurveType) {
  HEADLESS_CASE(UITimingCurveTypeBuiltin, builtin, 0),
  HEADLESS_CASE(UITimingCurveTypeCubic, cubic, 1),
  HEADLESS_CASE(UITimingCurveTypeSpring, spring, 2),
  HEADLESS_CASE(UITimingCurveTypeComposed, composed, 3)
};
