#pragma once
#include "UIKitTypes.h"

NS_ASSUME_NONNULL_BEGIN

typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
extern UIContentSizeCategory const UIContentSizeCategoryUnspecified NS_SWIFT_NAME(UIContentSizeCategory.unspecified);
extern UIContentSizeCategory const UIContentSizeCategoryExtraSmall;
extern UIContentSizeCategory const UIContentSizeCategorySmall;
extern UIContentSizeCategory const UIContentSizeCategoryMedium;
extern UIContentSizeCategory const UIContentSizeCategoryLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityMedium;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;
extern NSNotificationName const UIContentSizeCategoryDidChangeNotification
  NS_SWIFT_NAME(UIContentSizeCategory.didChangeNotification) NS_SWIFT_NONISOLATED;

typedef NSString *UIFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleLargeTitle NS_SWIFT_NAME(UIFont.TextStyle.largeTitle);
extern UIFontTextStyle const UIFontTextStyleTitle1 NS_SWIFT_NAME(UIFont.TextStyle.title1);
extern UIFontTextStyle const UIFontTextStyleHeadline NS_SWIFT_NAME(UIFont.TextStyle.headline);
extern UIFontTextStyle const UIFontTextStyleSubheadline NS_SWIFT_NAME(UIFont.TextStyle.subheadline);
extern UIFontTextStyle const UIFontTextStyleBody NS_SWIFT_NAME(UIFont.TextStyle.body);
extern UIFontTextStyle const UIFontTextStyleCallout NS_SWIFT_NAME(UIFont.TextStyle.callout);
extern UIFontTextStyle const UIFontTextStyleFootnote NS_SWIFT_NAME(UIFont.TextStyle.footnote);
extern UIFontTextStyle const UIFontTextStyleCaption1 NS_SWIFT_NAME(UIFont.TextStyle.caption1);

typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.Weight);
extern const UIFontWeight UIFontWeightRegular NS_SWIFT_NAME(UIFont.Weight.regular);
extern const UIFontWeight UIFontWeightMedium NS_SWIFT_NAME(UIFont.Weight.medium);
extern const UIFontWeight UIFontWeightSemibold NS_SWIFT_NAME(UIFont.Weight.semibold);
extern const UIFontWeight UIFontWeightBold NS_SWIFT_NAME(UIFont.Weight.bold);

NS_SWIFT_SENDABLE @interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style NS_SWIFT_NAME(preferredFont(forTextStyle:));
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
        compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
  NS_SWIFT_NAME(preferredFont(forTextStyle:compatibleWith:));
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize NS_SWIFT_NAME(systemFont(ofSize:));
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize NS_SWIFT_NAME(boldSystemFont(ofSize:));
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight NS_SWIFT_NAME(systemFont(ofSize:weight:));
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat lineHeight;
@end

NS_SWIFT_SENDABLE @interface UIFontMetrics : NSObject
@property (class, readonly, strong) UIFontMetrics *defaultMetrics NS_SWIFT_NAME(default);
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(forTextStyle:));
- (UIFont *)scaledFontForFont:(UIFont *)font NS_SWIFT_NAME(scaledFont(for:));
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize
  NS_SWIFT_NAME(scaledFont(for:maximumPointSize:));
- (CGFloat)scaledValueForValue:(CGFloat)value NS_SWIFT_NAME(scaledValue(for:));
@end

NS_ASSUME_NONNULL_END
