#pragma once
#include "UIKitTypes.h"

NS_ASSUME_NONNULL_BEGIN

typedef unsigned long long UIAccessibilityTraits NS_TYPED_ENUM;
extern UIAccessibilityTraits const UIAccessibilityTraitHeader NS_SWIFT_NAME(UIAccessibilityTraits.header);
extern UIAccessibilityTraits const UIAccessibilityTraitStaticText NS_SWIFT_NAME(UIAccessibilityTraits.staticText);

@interface NSObject (UIAccessibility)
@property (nonatomic) _Bool isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
@property (nonatomic) _Bool accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@end

// The property is isolated, but the protocol is not, because UIImage, which is not isolated, also conforms to it.
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier NS_SWIFT_UI_ACTOR;
@end

NS_ASSUME_NONNULL_END
