#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

// Not available on visionOS.
API_UNAVAILABLE(visionos) NS_SWIFT_UI_ACTOR @interface UIScreen : NSObject <UITraitEnvironment>
@property (class, nonatomic, readonly) UIScreen *mainScreen NS_SWIFT_NAME(main)
  API_DEPRECATED("Use a UIScreen instance found through context instead", ios(2.0, 26.0));
@property (class, nonatomic, readonly) NSArray<UIScreen *> *screens
  API_DEPRECATED("Use the open sessions of the application to find scenes on other screens", ios(3.2, 16.0));
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) NSInteger maximumFramesPerSecond;
@property (readonly) id <UICoordinateSpace> coordinateSpace;
@property (readonly) id <UICoordinateSpace> fixedCoordinateSpace;
@end

NS_SWIFT_UI_ACTOR @interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property (nonatomic, readonly, strong) NSString *systemName;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end

NS_ASSUME_NONNULL_END
