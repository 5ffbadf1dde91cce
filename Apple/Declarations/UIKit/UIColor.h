#pragma once
#include "UIKitTypes.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE @interface UIColor : NSObject <NSSecureCoding, NSCopying>
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (_Bool)getRed:(nullable CGFloat *)red
          green:(nullable CGFloat *)green
           blue:(nullable CGFloat *)blue
          alpha:(nullable CGFloat *)alpha;
- (void)setFill;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@property (class, nonatomic, readonly) UIColor *blackColor NS_SWIFT_NAME(black);
@property (class, nonatomic, readonly) UIColor *blueColor NS_SWIFT_NAME(blue);
@property (class, nonatomic, readonly) UIColor *clearColor NS_SWIFT_NAME(clear);
@property (class, nonatomic, readonly) UIColor *grayColor NS_SWIFT_NAME(gray);
@property (class, nonatomic, readonly) UIColor *redColor NS_SWIFT_NAME(red);
@property (class, nonatomic, readonly) UIColor *whiteColor NS_SWIFT_NAME(white);
@property (class, nonatomic, readonly) UIColor *labelColor NS_SWIFT_NAME(label);
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor NS_SWIFT_NAME(secondaryLabel);
@property (class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor NS_SWIFT_NAME(secondarySystemBackground);
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor NS_SWIFT_NAME(systemBackground);
@property (class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor NS_SWIFT_NAME(systemGroupedBackground);
@end

NS_ASSUME_NONNULL_END
