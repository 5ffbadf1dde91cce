#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UIActivity : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems
                applicationActivities:(nullable NSArray<__kindof UIActivity *> *)applicationActivities NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR @interface UIPopoverPresentationController : UIPresentationController
@property (nullable, nonatomic, strong) UIBarButtonItem *barButtonItem;
@property (nullable, nonatomic, strong) UIView *sourceView;
@end

@interface UIViewController (UIPopoverPresentationController)
@property (nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
@end

NS_ASSUME_NONNULL_END
