#pragma once
#include "UIControl.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem,
  UIButtonTypeDetailDisclosure,
  UIButtonTypeInfoLight,
  UIButtonTypeInfoDark,
  UIButtonTypeContactAdd,
  UIButtonTypePlain API_UNAVAILABLE(ios, macCatalyst, visionos),
  UIButtonTypeClose,
  UIButtonTypeRoundedRect = UIButtonTypeSystem
} NS_SWIFT_NAME(UIButton.ButtonType);

NS_SWIFT_UI_ACTOR @interface UIButton : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType NS_SWIFT_NAME(init(type:));
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state NS_SWIFT_NAME(setTitle(_:for:));
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state NS_SWIFT_NAME(setTitleColor(_:for:));
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state NS_SWIFT_NAME(setImage(_:for:));
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@end

NS_ASSUME_NONNULL_END
