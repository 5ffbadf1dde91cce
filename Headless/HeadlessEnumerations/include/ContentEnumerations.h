// Stack views, images, and controls with a value.
#pragma once
#include "HeadlessEnumeration.h"

/// `UIStackView.Distribution` of UIKit.
HEADLESS_ENUM(UIStackViewDistribution) {
  HEADLESS_CASE(UIStackViewDistributionFill, fill, 0),
  HEADLESS_CASE(UIStackViewDistributionFillEqually, fillEqually, 1),
  HEADLESS_CASE(UIStackViewDistributionFillProportionally, fillProportionally, 2),
  HEADLESS_CASE(UIStackViewDistributionEqualSpacing, equalSpacing, 3),
  HEADLESS_CASE(UIStackViewDistributionEqualCentering, equalCentering, 4)
};

/// `UIStackView.Alignment` of UIKit.
HEADLESS_ENUM(UIStackViewAlignment) {
  HEADLESS_CASE(UIStackViewAlignmentFill, fill, 0),
  HEADLESS_CASE(UIStackViewAlignmentLeading, leading, 1),
  HEADLESS_CASE(UIStackViewAlignmentTop, top, 1),
  HEADLESS_CASE(UIStackViewAlignmentFirstBaseline, firstBaseline, 2),
  HEADLESS_CASE(UIStackViewAlignmentCenter, center, 3),
  HEADLESS_CASE(UIStackViewAlignmentTrailing, trailing, 4),
  HEADLESS_CASE(UIStackViewAlignmentBottom, bottom, 4),
  HEADLESS_CASE(UIStackViewAlignmentLastBaseline, lastBaseline, 5)
};

/// `UIImage.RenderingMode` of UIKit.
HEADLESS_ENUM(UIImageRenderingMode) {
  HEADLESS_CASE(UIImageRenderingModeAutomatic, automatic, 0),
  HEADLESS_CASE(UIImageRenderingModeAlwaysOriginal, alwaysOriginal, 1),
  HEADLESS_CASE(UIImageRenderingModeAlwaysTemplate, alwaysTemplate, 2)
};

/// `UIImage.SymbolScale` of UIKit.
HEADLESS_ENUM(UIImageSymbolScale) {
  HEADLESS_CASE(UIImageSymbolScaleDefault, default, -1),
  HEADLESS_CASE(UIImageSymbolScaleUnspecified, unspecified, 0),
  HEADLESS_CASE(UIImageSymbolScaleSmall, small, 1),
  HEADLESS_CASE(UIImageSymbolScaleMedium, medium, 2),
  HEADLESS_CASE(UIImageSymbolScaleLarge, large, 3)
};

/// `UIImage.SymbolWeight` of UIKit.
HEADLESS_ENUM(UIImageSymbolWeight) {
  HEADLESS_CASE(UIImageSymbolWeightUnspecified, unspecified, 0),
  HEADLESS_CASE(UIImageSymbolWeightUltraLight, ultraLight, 1),
  HEADLESS_CASE(UIImageSymbolWeightThin, thin, 2),
  HEADLESS_CASE(UIImageSymbolWeightLight, light, 3),
  HEADLESS_CASE(UIImageSymbolWeightRegular, regular, 4),
  HEADLESS_CASE(UIImageSymbolWeightMedium, medium, 5),
  HEADLESS_CASE(UIImageSymbolWeightSemibold, semibold, 6),
  HEADLESS_CASE(UIImageSymbolWeightBold, bold, 7),
  HEADLESS_CASE(UIImageSymbolWeightHeavy, heavy, 8),
  HEADLESS_CASE(UIImageSymbolWeightBlack, black, 9)
};

/// `UIActivityIndicatorView.Style` of UIKit.
HEADLESS_ENUM(UIActivityIndicatorViewStyle) {
  HEADLESS_CASE(UIActivityIndicatorViewStyleWhiteLarge, whiteLarge, 0),
  HEADLESS_CASE(UIActivityIndicatorViewStyleWhite, white, 1),
  HEADLESS_CASE(UIActivityIndicatorViewStyleGray, gray, 2),
  HEADLESS_CASE(UIActivityIndicatorViewStyleMedium, medium, 100),
  HEADLESS_CASE(UIActivityIndicatorViewStyleLarge, large, 101)
};

/// `UIDatePicker.Mode` of UIKit.
HEADLESS_ENUM(UIDatePickerMode) {
  HEADLESS_CASE(UIDatePickerModeTime, time, 0),
  HEADLESS_CASE(UIDatePickerModeDate, date, 1),
  HEADLESS_CASE(UIDatePickerModeDateAndTime, dateAndTime, 2),
  HEADLESS_CASE(UIDatePickerModeCountDownTimer, countDownTimer, 3),
  HEADLESS_CASE(UIDatePickerModeYearAndMonth, yearAndMonth, 4)
};

/// `UIDatePickerStyle` of UIKit.
HEADLESS_ENUM(UIDatePickerStyle) {
  HEADLESS_CASE(UIDatePickerStyleAutomatic, automatic, 0),
  HEADLESS_CASE(UIDatePickerStyleWheels, wheels, 1),
  HEADLESS_CASE(UIDatePickerStyleCompact, compact, 2),
  HEADLESS_CASE(UIDatePickerStyleInline, inline, 3)
};

/// `UIBlurEffect.Style` of UIKit.
HEADLESS_ENUM(UIBlurEffectStyle) {
  HEADLESS_CASE(UIBlurEffectStyleExtraLight, extraLight, 0),
  HEADLESS_CASE(UIBlurEffectStyleLight, light, 1),
  HEADLESS_CASE(UIBlurEffectStyleDark, dark, 2),
  HEADLESS_CASE(UIBlurEffectStyleRegular, regular, 4),
  HEADLESS_CASE(UIBlurEffectStyleProminent, prominent, 5),
  HEADLESS_CASE(UIBlurEffectStyleSystemUltraThinMaterial, systemUltraThinMaterial, 6),
  HEADLESS_CASE(UIBlurEffectStyleSystemThinMaterial, systemThinMaterial, 7),
  HEADLESS_CASE(UIBlurEffectStyleSystemMaterial, systemMaterial, 8),
  HEADLESS_CASE(UIBlurEffectStyleSystemThickMaterial, systemThickMaterial, 9),
  HEADLESS_CASE(UIBlurEffectStyleSystemChromeMaterial, systemChromeMaterial, 10),
  HEADLESS_CASE(UIBlurEffectStyleSystemUltraThinMaterialLight, systemUltraThinMaterialLight, 11),
  HEADLESS_CASE(UIBlurEffectStyleSystemThinMaterialLight, systemThinMaterialLight, 12),
  HEADLESS_CASE(UIBlurEffectStyleSystemMaterialLight, systemMaterialLight, 13),
  HEADLESS_CASE(UIBlurEffectStyleSystemThickMaterialLight, systemThickMaterialLight, 14),
  HEADLESS_CASE(UIBlurEffectStyleSystemChromeMaterialLight, systemChromeMaterialLight, 15),
  HEADLESS_CASE(UIBlurEffectStyleSystemUltraThinMaterialDark, systemUltraThinMaterialDark, 16),
  HEADLESS_CASE(UIBlurEffectStyleSystemThinMaterialDark, systemThinMaterialDark, 17),
  HEADLESS_CASE(UIBlurEffectStyleSystemMaterialDark, systemMaterialDark, 18),
  HEADLESS_CASE(UIBlurEffectStyleSystemThickMaterialDark, systemThickMaterialDark, 19),
  HEADLESS_CASE(UIBlurEffectStyleSystemChromeMaterialDark, systemChromeMaterialDark, 20)
};

/// `UIStatusBarStyle` of UIKit.
HEADLESS_ENUM(UIStatusBarStyle) {
  HEADLESS_CASE(UIStatusBarStyleDefault, default, 0),
  HEADLESS_CASE(UIStatusBarStyleLightContent, lightContent, 1),
  HEADLESS_CASE(UIStatusBarStyleDarkContent, darkContent, 3)
};

/// `UIImage.Orientation` of UIKit.
HEADLESS_ENUM(UIImageOrientation) {
  HEADLESS_CASE(UIImageOrientationUp, up, 0),
  HEADLESS_CASE(UIImageOrientationDown, down, 1),
  HEADLESS_CASE(UIImageOrientationLeft, left, 2),
  HEADLESS_CASE(UIImageOrientationRight, right, 3),
  HEADLESS_CASE(UIImageOrientationUpMirrored, upMirrored, 4),
  HEADLESS_CASE(UIImageOrientationDownMirrored, downMirrored, 5),
  HEADLESS_CASE(UIImageOrientationLeftMirrored, leftMirrored, 6),
  HEADLESS_CASE(UIImageOrientationRightMirrored, rightMirrored, 7)
};

/// `UIBarPosition` of UIKit.
HEADLESS_ENUM(UIBarPosition) {
  HEADLESS_CASE(UIBarPositionAny, any, 0),
  HEADLESS_CASE(UIBarPositionBottom, bottom, 1),
  HEADLESS_CASE(UIBarPositionTop, top, 2),
  HEADLESS_CASE(UIBarPositionTopAttached, topAttached, 3)
};

/// `UIBarMetrics` of UIKit.
HEADLESS_ENUM(UIBarMetrics) {
  HEADLESS_CASE(UIBarMetricsDefault, default, 0),
  HEADLESS_CASE(UIBarMetricsCompact, compact, 1),
  HEADLESS_CASE(UIBarMetricsDefaultPrompt, defaultPrompt, 101),
  HEADLESS_CASE(UIBarMetricsCompactPrompt, compactPrompt, 102)
};

/// `UIStatusBarAnimation` of UIKit.
HEADLESS_ENUM(UIStatusBarAnimation) {
  HEADLESS_CASE(UIStatusBarAnimationNone, none, 0),
  HEADLESS_CASE(UIStatusBarAnimationFade, fade, 1),
  HEADLESS_CASE(UIStatusBarAnimationSlide, slide, 2)
};

/// `UIImage.ResizingMode` of UIKit.
HEADLESS_ENUM(UIImageResizingMode) {
  HEADLESS_CASE(UIImageResizingModeTile, tile, 0),
  HEADLESS_CASE(UIImageResizingModeStretch, stretch, 1)
};
