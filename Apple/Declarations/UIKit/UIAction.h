#pragma once
#include "UIImage.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2,
  UIMenuElementAttributesKeepsMenuPresented API_AVAILABLE(ios(16.0)) = 1 << 3
} NS_SWIFT_NAME(UIMenuElement.Attributes);
typedef NS_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed
} NS_SWIFT_NAME(UIMenuElement.State);

NS_SWIFT_UI_ACTOR @interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, copy) NSString *subtitle API_AVAILABLE(ios(15.0));
@property (nonatomic, nullable, readonly) UIImage *image;
@end

typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier);
// Not isolated: https://developer.apple.com/documentation/uikit/uiactionhandler
typedef void (^UIActionHandler)(__kindof UIAction *action);

// The initializers are in the overlay.
NS_SWIFT_UI_ACTOR @interface UIAction : UIMenuElement
@property (nonatomic, copy, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable) id sender;
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(nullable UIImage *)image
                     identifier:(nullable UIActionIdentifier)identifier
                        handler:(UIActionHandler)handler NS_REFINED_FOR_SWIFT;
@end

NS_SWIFT_UI_ACTOR @interface UIMenu : UIMenuElement
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
@end

NS_ASSUME_NONNULL_END
