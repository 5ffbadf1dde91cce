// Navigation controllers, tab bar controllers, and search controllers.
#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UINavigationBar : UIView <NSCoding>
@property (nonatomic) _Bool prefersLargeTitles;
@end

typedef NS_ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) {
  UINavigationItemLargeTitleDisplayModeAutomatic,
  UINavigationItemLargeTitleDisplayModeAlways,
  UINavigationItemLargeTitleDisplayModeNever,
  UINavigationItemLargeTitleDisplayModeInline API_AVAILABLE(ios(17.0))
} NS_SWIFT_NAME(UINavigationItem.LargeTitleDisplayMode);

NS_SWIFT_UI_ACTOR @interface UINavigationItem : NSObject <NSCoding>
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
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
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(_Bool)animated
  NS_SWIFT_NAME(setViewControllers(_:animated:));
- (void)pushViewController:(UIViewController *)viewController animated:(_Bool)animated;
- (nullable UIViewController *)popViewControllerAnimated:(_Bool)animated NS_SWIFT_NAME(popViewController(animated:));
@property (nonatomic, getter=isNavigationBarHidden) _Bool navigationBarHidden NS_SWIFT_NAME(isNavigationBarHidden);
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@end

NS_SWIFT_UI_ACTOR @interface UITabBar : UIView
@end

NS_SWIFT_UI_ACTOR @interface UITabBarController : UIViewController
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@end

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
    UISplitViewControllerStyleUnspecified,
    UISplitViewControllerStyleDoubleColumn,
    UISplitViewControllerStyleTripleColumn
} NS_SWIFT_NAME(UISplitViewController.Style);

typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
    UISplitViewControllerColumnPrimary,
    UISplitViewControllerColumnSupplementary,
    UISplitViewControllerColumnSecondary,
    UISplitViewControllerColumnCompact
} NS_SWIFT_NAME(UISplitViewController.Column);

NS_SWIFT_UI_ACTOR @interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)setViewController:(nullable __kindof UIViewController *)vc forColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(setViewController(_:for:));
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(viewController(for:));
- (void)showColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(show(_:));
- (void)hideColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(hide(_:));
@property (nonatomic, readonly, getter=isCollapsed) _Bool collapsed NS_SWIFT_NAME(isCollapsed);
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

@interface UIViewController (UISplitViewController)
@property (nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
@end

NS_ASSUME_NONNULL_END
