#pragma once
#include "UIScreen.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground
} NS_SWIFT_NAME(UIScene.ActivationState);

NS_SWIFT_UI_ACTOR @interface UISceneSession : NSObject
@property (nonatomic, readonly) NSString *persistentIdentifier;
@end

NS_SWIFT_UI_ACTOR @interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneSession *session;
@property (nonatomic, readonly) UISceneActivationState activationState;
@property (null_resettable, nonatomic, copy) NSString *title;
@end

// The title bar of a Mac window, on Catalyst only.
API_AVAILABLE(macCatalyst(13.0)) API_UNAVAILABLE(ios, visionos) NS_SWIFT_UI_ACTOR @interface UITitlebar : NSObject
@end

// Not isolated.
API_AVAILABLE(ios(16.0)) NS_SWIFT_NAME(UIWindowScene.Geometry) @interface UIWindowSceneGeometry : NSObject <NSCopying>
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, readonly) id <UICoordinateSpace> coordinateSpace API_AVAILABLE(ios(26.0), visionos(26.0));
@end

NS_SWIFT_UI_ACTOR @interface UIWindowScene : UIScene <UITraitEnvironment>
@property (nonatomic, readonly) UIScreen *screen API_UNAVAILABLE(visionos);
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation
  API_DEPRECATED("Use effectiveGeometry.interfaceOrientation instead", ios(13.0, 26.0));
@property (nonatomic, readonly) id <UICoordinateSpace> coordinateSpace
  API_DEPRECATED("Use effectiveGeometry.coordinateSpace instead", ios(13.0, 26.0));
@property (nonatomic, readonly) UIWindowSceneGeometry *effectiveGeometry API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nonatomic, readonly, nullable) UIWindow *keyWindow API_AVAILABLE(ios(15.0));
@property (nonatomic, readonly, getter=isFullScreen) _Bool fullScreen NS_SWIFT_NAME(isFullScreen) API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly, nullable) UITitlebar *titlebar API_AVAILABLE(macCatalyst(13.0)) API_UNAVAILABLE(ios, visionos);
@end

extern NSNotificationName const UISceneWillConnectNotification
  NS_SWIFT_NAME(UIScene.willConnectNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidDisconnectNotification
  NS_SWIFT_NAME(UIScene.didDisconnectNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidActivateNotification
  NS_SWIFT_NAME(UIScene.didActivateNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneWillDeactivateNotification
  NS_SWIFT_NAME(UIScene.willDeactivateNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneWillEnterForegroundNotification
  NS_SWIFT_NAME(UIScene.willEnterForegroundNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidEnterBackgroundNotification
  NS_SWIFT_NAME(UIScene.didEnterBackgroundNotification) NS_SWIFT_NONISOLATED;

NS_ASSUME_NONNULL_END
