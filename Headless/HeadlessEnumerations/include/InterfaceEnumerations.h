// Scenes, controllers, devices, and traits.
#pragma once
#include "HeadlessEnumeration.h"

/// `UIScene.ActivationState` of UIKit.
HEADLESS_ENUM(UISceneActivationState) {
  HEADLESS_CASE(UISceneActivationStateUnattached, unattached, -1),
  HEADLESS_CASE(UISceneActivationStateForegroundActive, foregroundActive, 0),
  HEADLESS_CASE(UISceneActivationStateForegroundInactive, foregroundInactive, 1),
  HEADLESS_CASE(UISceneActivationStateBackground, background, 2)
};

/// `UIApplication.State` of UIKit.
HEADLESS_ENUM(UIApplicationState) {
  HEADLESS_CASE(UIApplicationStateActive, active, 0),
  HEADLESS_CASE(UIApplicationStateInactive, inactive, 1),
  HEADLESS_CASE(UIApplicationStateBackground, background, 2)
};

/// `UIModalPresentationStyle` of UIKit.
HEADLESS_ENUM(UIModalPresentationStyle) {
  HEADLESS_CASE(UIModalPresentationFullScreen, fullScreen, 0),
  HEADLESS_CASE(UIModalPresentationPageSheet, pageSheet, 1),
  HEADLESS_CASE(UIModalPresentationFormSheet, formSheet, 2),
  HEADLESS_CASE(UIModalPresentationCurrentContext, currentContext, 3),
  HEADLESS_CASE(UIModalPresentationCustom, custom, 4),
  HEADLESS_CASE(UIModalPresentationOverFullScreen, overFullScreen, 5),
  HEADLESS_CASE(UIModalPresentationOverCurrentContext, overCurrentContext, 6),
  HEADLESS_CASE(UIModalPresentationPopover, popover, 7),
  HEADLESS_CASE(UIModalPresentationNone, none, -1),
  HEADLESS_CASE(UIModalPresentationAutomatic, automatic, -2)
};

/// `UIModalTransitionStyle` of UIKit.
HEADLESS_ENUM(UIModalTransitionStyle) {
  HEADLESS_CASE(UIModalTransitionStyleCoverVertical, coverVertical, 0),
  HEADLESS_CASE(UIModalTransitionStyleFlipHorizontal, flipHorizontal, 1),
  HEADLESS_CASE(UIModalTransitionStyleCrossDissolve, crossDissolve, 2),
  HEADLESS_CASE(UIModalTransitionStylePartialCurl, partialCurl, 3)
};

/// `UIDeviceOrientation` of UIKit.
HEADLESS_ENUM(UIDeviceOrientation) {
  HEADLESS_CASE(UIDeviceOrientationUnknown, unknown, 0),
  HEADLESS_CASE(UIDeviceOrientationPortrait, portrait, 1),
  HEADLESS_CASE(UIDeviceOrientationPortraitUpsideDown, portraitUpsideDown, 2),
  HEADLESS_CASE(UIDeviceOrientationLandscapeLeft, landscapeLeft, 3),
  HEADLESS_CASE(UIDeviceOrientationLandscapeRight, landscapeRight, 4),
  HEADLESS_CASE(UIDeviceOrientationFaceUp, faceUp, 5),
  HEADLESS_CASE(UIDeviceOrientationFaceDown, faceDown, 6)
};

/// `UIInterfaceOrientation` of UIKit.
HEADLESS_ENUM(UIInterfaceOrientation) {
  HEADLESS_CASE(UIInterfaceOrientationUnknown, unknown, 0),
  HEADLESS_CASE(UIInterfaceOrientationPortrait, portrait, 1),
  HEADLESS_CASE(UIInterfaceOrientationPortraitUpsideDown, portraitUpsideDown, 2),
  HEADLESS_CASE(UIInterfaceOrientationLandscapeLeft, landscapeLeft, 4),
  HEADLESS_CASE(UIInterfaceOrientationLandscapeRight, landscapeRight, 3)
};

/// `UIUserInterfaceIdiom` of UIKit.
HEADLESS_ENUM(UIUserInterfaceIdiom) {
  HEADLESS_CASE(UIUserInterfaceIdiomUnspecified, unspecified, -1),
  HEADLESS_CASE(UIUserInterfaceIdiomPhone, phone, 0),
  HEADLESS_CASE(UIUserInterfaceIdiomPad, pad, 1),
  HEADLESS_CASE(UIUserInterfaceIdiomTV, tv, 2),
  HEADLESS_CASE(UIUserInterfaceIdiomCarPlay, carPlay, 3),
  HEADLESS_CASE(UIUserInterfaceIdiomMac, mac, 5),
  HEADLESS_CASE(UIUserInterfaceIdiomVision, vision, 6)
};

/// `UIUserInterfaceSizeClass` of UIKit.
HEADLESS_ENUM(UIUserInterfaceSizeClass) {
  HEADLESS_CASE(UIUserInterfaceSizeClassUnspecified, unspecified, 0),
  HEADLESS_CASE(UIUserInterfaceSizeClassCompact, compact, 1),
  HEADLESS_CASE(UIUserInterfaceSizeClassRegular, regular, 2)
};

/// `UIUserInterfaceStyle` of UIKit.
HEADLESS_ENUM(UIUserInterfaceStyle) {
  HEADLESS_CASE(UIUserInterfaceStyleUnspecified, unspecified, 0),
  HEADLESS_CASE(UIUserInterfaceStyleLight, light, 1),
  HEADLESS_CASE(UIUserInterfaceStyleDark, dark, 2)
};

/// `UIUserInterfaceLevel` of UIKit.
HEADLESS_ENUM(UIUserInterfaceLevel) {
  HEADLESS_CASE(UIUserInterfaceLevelUnspecified, unspecified, -1),
  HEADLESS_CASE(UIUserInterfaceLevelBase, base, 0),
  HEADLESS_CASE(UIUserInterfaceLevelElevated, elevated, 1)
};

/// `UITraitEnvironmentLayoutDirection` of UIKit.
HEADLESS_ENUM(UITraitEnvironmentLayoutDirection) {
  HEADLESS_CASE(UITraitEnvironmentLayoutDirectionUnspecified, unspecified, -1),
  HEADLESS_CASE(UITraitEnvironmentLayoutDirectionLeftToRight, leftToRight, 0),
  HEADLESS_CASE(UITraitEnvironmentLayoutDirectionRightToLeft, rightToLeft, 1)
};
