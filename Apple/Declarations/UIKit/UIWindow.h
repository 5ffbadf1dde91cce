#pragma once
#include "UIScene.h"

NS_ASSUME_NONNULL_BEGIN

typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIWindow.Level);
extern const UIWindowLevel UIWindowLevelNormal NS_SWIFT_NAME(UIWindow.Level.normal);
extern const UIWindowLevel UIWindowLevelAlert NS_SWIFT_NAME(UIWindow.Level.alert);

NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER
  API_DEPRECATED("Use init(windowScene:) instead", ios(2.0, 26.0));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nonatomic, strong) UIScreen *screen API_UNAVAILABLE(visionos);
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, readonly, getter=isKeyWindow) _Bool keyWindow NS_SWIFT_NAME(isKeyWindow);
@property (nonatomic, readonly) _Bool canBecomeKeyWindow NS_SWIFT_NAME(canBecomeKey) API_AVAILABLE(ios(15.0));
- (void)becomeKeyWindow NS_SWIFT_NAME(becomeKey());
- (void)resignKeyWindow NS_SWIFT_NAME(resignKey());
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)sendEvent:(UIEvent *)event NS_SWIFT_NAME(sendEvent(_:));
- (CGPoint)convertPoint:(CGPoint)point toWindow:(nullable UIWindow *)window NS_SWIFT_NAME(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point fromWindow:(nullable UIWindow *)window NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect toWindow:(nullable UIWindow *)window NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect fromWindow:(nullable UIWindow *)window NS_SWIFT_NAME(convert(_:from:));
@end

extern NSNotificationName const UIWindowDidBecomeVisibleNotification
  NS_SWIFT_NAME(UIWindow.didBecomeVisibleNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIWindowDidBecomeHiddenNotification
  NS_SWIFT_NAME(UIWindow.didBecomeHiddenNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIWindowDidBecomeKeyNotification
  NS_SWIFT_NAME(UIWindow.didBecomeKeyNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIWindowDidResignKeyNotification
  NS_SWIFT_NAME(UIWindow.didResignKeyNotification) NS_SWIFT_NONISOLATED;

NS_ASSUME_NONNULL_END
