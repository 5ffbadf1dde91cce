// Navigation, tab bar and search controllers.
#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UINavigationBar : UIView <NSCoding>
@property (nonatomic) _Bool prefersLargeTitles;
@end

NS_SWIFT_UI_ACTOR @interface UINavigationItem : NSObject <NSCoding>
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nonatomic, retain, nullable) UISearchController *searchController;
@property (nonatomic) _Bool hidesSearchBarWhenScrolling;
@end

NS_SWIFT_UI_ACTOR @interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)pushViewController:(UIViewController *)viewController animated:(_Bool)animated;
- (nullable UIViewController *)popViewControllerAnimated:(_Bool)animated NS_SWIFT_NAME(popViewController(animated:));
@property (nonatomic, getter=isNavigationBarHidden) _Bool navigationBarHidden NS_SWIFT_NAME(isNavigationBarHidden);
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@end

NS_SWIFT_UI_ACTOR @interface UITabBarController : UIViewController
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@end

NS_SWIFT_UI_ACTOR @interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isActive) _Bool active NS_SWIFT_NAME(isActive);
@property (nonatomic, readonly, strong) UISearchBar *searchBar;
@end

@interface UIViewController (UINavigationControllerItem)
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end

@interface UIViewController (UITabBarControllerItem)
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end

NS_ASSUME_NONNULL_END
