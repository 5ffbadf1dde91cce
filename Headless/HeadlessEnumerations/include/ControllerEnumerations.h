// Split view controllers, page view controllers, navigation controllers, and image pickers.
#pragma once
#include "HeadlessEnumeration.h"

/// `UISplitViewController.Style` of UIKit.
HEADLESS_ENUM(UISplitViewControllerStyle) {
  HEADLESS_CASE(UISplitViewControllerStyleUnspecified, unspecified, 0),
  HEADLESS_CASE(UISplitViewControllerStyleDoubleColumn, doubleColumn, 1),
  HEADLESS_CASE(UISplitViewControllerStyleTripleColumn, tripleColumn, 2)
};

/// `UISplitViewController.Column` of UIKit.
HEADLESS_ENUM(UISplitViewControllerColumn) {
  HEADLESS_CASE(UISplitViewControllerColumnPrimary, primary, 0),
  HEADLESS_CASE(UISplitViewControllerColumnSupplementary, supplementary, 1),
  HEADLESS_CASE(UISplitViewControllerColumnSecondary, secondary, 2),
  HEADLESS_CASE(UISplitViewControllerColumnCompact, compact, 3)
};

/// `UISplitViewController.DisplayMode` of UIKit.
HEADLESS_ENUM(UISplitViewControllerDisplayMode) {
  HEADLESS_CASE(UISplitViewControllerDisplayModeAutomatic, automatic, 0),
  HEADLESS_CASE(UISplitViewControllerDisplayModeSecondaryOnly, secondaryOnly, 1),
  HEADLESS_CASE(UISplitViewControllerDisplayModeOneBesideSecondary, oneBesideSecondary, 2),
  HEADLESS_CASE(UISplitViewControllerDisplayModeOneOverSecondary, oneOverSecondary, 3),
  HEADLESS_CASE(UISplitViewControllerDisplayModeTwoBesideSecondary, twoBesideSecondary, 4),
  HEADLESS_CASE(UISplitViewControllerDisplayModeTwoOverSecondary, twoOverSecondary, 5),
  HEADLESS_CASE(UISplitViewControllerDisplayModeTwoDisplaceSecondary, twoDisplaceSecondary, 6)
};

/// `UISplitViewController.SplitBehavior` of UIKit.
HEADLESS_ENUM(UISplitViewControllerSplitBehavior) {
  HEADLESS_CASE(UISplitViewControllerSplitBehaviorAutomatic, automatic, 0),
  HEADLESS_CASE(UISplitViewControllerSplitBehaviorTile, tile, 1),
  HEADLESS_CASE(UISplitViewControllerSplitBehaviorOverlay, overlay, 2),
  HEADLESS_CASE(UISplitViewControllerSplitBehaviorDisplace, displace, 3)
};

/// `UISplitViewController.PrimaryEdge` of UIKit.
HEADLESS_ENUM(UISplitViewControllerPrimaryEdge) {
  HEADLESS_CASE(UISplitViewControllerPrimaryEdgeLeading, leading, 0),
  HEADLESS_CASE(UISplitViewControllerPrimaryEdgeTrailing, trailing, 1)
};

/// `UIPageViewController.TransitionStyle` of UIKit.
HEADLESS_ENUM(UIPageViewControllerTransitionStyle) {
  HEADLESS_CASE(UIPageViewControllerTransitionStylePageCurl, pageCurl, 0),
  HEADLESS_CASE(UIPageViewControllerTransitionStyleScroll, scroll, 1)
};

/// `UIPageViewController.NavigationOrientation` of UIKit.
HEADLESS_ENUM(UIPageViewControllerNavigationOrientation) {
  HEADLESS_CASE(UIPageViewControllerNavigationOrientationHorizontal, horizontal, 0),
  HEADLESS_CASE(UIPageViewControllerNavigationOrientationVertical, vertical, 1)
};

/// `UIPageViewController.NavigationDirection` of UIKit.
HEADLESS_ENUM(UIPageViewControllerNavigationDirection) {
  HEADLESS_CASE(UIPageViewControllerNavigationDirectionForward, forward, 0),
  HEADLESS_CASE(UIPageViewControllerNavigationDirectionReverse, reverse, 1)
};

/// `UINavigationController.Operation` of UIKit.
HEADLESS_ENUM(UINavigationControllerOperation) {
  HEADLESS_CASE(UINavigationControllerOperationNone, none, 0),
  HEADLESS_CASE(UINavigationControllerOperationPush, push, 1),
  HEADLESS_CASE(UINavigationControllerOperationPop, pop, 2)
};

/// `UIImagePickerController.SourceType` of UIKit.
HEADLESS_ENUM(UIImagePickerControllerSourceType) {
  HEADLESS_CASE(UIImagePickerControllerSourceTypePhotoLibrary, photoLibrary, 0),
  HEADLESS_CASE(UIImagePickerControllerSourceTypeCamera, camera, 1),
  HEADLESS_CASE(UIImagePickerControllerSourceTypeSavedPhotosAlbum, savedPhotosAlbum, 2)
};
