#pragma once
#include "UIBarButtonItem.h"
#include "UIScrollView.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet,
  UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext,
  UIModalPresentationCustom,
  UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2
};

typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << UIInterfaceOrientationPortrait,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << UIInterfaceOrientationLandscapeLeft,
  UIInterfaceOrientationMaskLandscapeRight = 1 << UIInterfaceOrientationLandscapeRight,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << UIInterfaceOrientationPortraitUpsideDown,
  UIInterfaceOrientationMaskLandscape = UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight,
  UIInterfaceOrientationMaskAll = UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscape
    | UIInterfaceOrientationMaskPortraitUpsideDown,
  UIInterfaceOrientationMaskAllButUpsideDown = UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscape
};

typedef NS_ENUM(NSInteger, UIStatusBarStyle) {
  UIStatusBarStyleDefault = 0,
  UIStatusBarStyleLightContent = 1,
  UIStatusBarStyleDarkContent = 3
} API_UNAVAILABLE(visionos);

NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) _Bool animated NS_SWIFT_NAME(isAnimated);
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@end

NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (_Bool)animateAlongsideTransition:(void (^ _Nullable)(id <UIViewControllerTransitionCoordinatorContext> context))animation
                         completion:(void (^ _Nullable)(id <UIViewControllerTransitionCoordinatorContext> context))completion
  NS_SWIFT_NAME(animate(alongsideTransition:completion:));
@end

NS_SWIFT_UI_ACTOR @interface UIPresentationController : NSObject <UITraitEnvironment>
@property (nonatomic, strong, readonly) UIViewController *presentingViewController;
@property (nonatomic, strong, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, readonly) UIView *containerView;
@property (nullable, nonatomic, readonly) UIView *presentedView;
@end

NS_SWIFT_UI_ACTOR @interface UIViewController : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property (nonatomic, readonly) _Bool isViewLoaded;
@property (nullable, nonatomic, copy) NSString *title;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(_Bool)animated;
- (void)viewDidAppear:(_Bool)animated;
- (void)viewWillDisappear:(_Bool)animated;
- (void)viewDidDisappear:(_Bool)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)viewSafeAreaInsetsDidChange;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nonatomic) CGSize preferredContentSize;
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id <UIViewControllerTransitionCoordinator>)coordinator
  NS_SWIFT_NAME(viewWillTransition(to:with:));
@property (nullable, nonatomic, readonly) id <UIViewControllerTransitionCoordinator> transitionCoordinator;

// The screen. visionOS has no status bar.
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle API_UNAVAILABLE(visionos);
@property (nonatomic, readonly) _Bool prefersStatusBarHidden API_UNAVAILABLE(visionos);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle
  NS_SWIFT_NAME(childForStatusBarStyle) API_UNAVAILABLE(visionos);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden
  NS_SWIFT_NAME(childForStatusBarHidden) API_UNAVAILABLE(visionos);
- (void)setNeedsStatusBarAppearanceUpdate API_UNAVAILABLE(visionos);
@property (nonatomic) _Bool modalPresentationCapturesStatusBarAppearance API_UNAVAILABLE(visionos);

// Containers.
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:));

- (void)setOverrideTraitCollection:(nullable UITraitCollection *)collection
            forChildViewController:(UIViewController *)childViewController
  NS_SWIFT_NAME(setOverrideTraitCollection(_:forChild:))
  API_DEPRECATED("Use the traitOverrides property on the child view controller instead", ios(8.0, 17.0), visionos(1.0, 1.0));

// Presentation.
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(_Bool)flag
                   completion:(void (^ _Nullable)(void))completion NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(_Bool)flag completion:(void (^ _Nullable)(void))completion
  NS_SWIFT_NAME(dismiss(animated:completion:));
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, readonly, getter=isBeingPresented) _Bool beingPresented NS_SWIFT_NAME(isBeingPresented);
@property (nonatomic, readonly, getter=isBeingDismissed) _Bool beingDismissed NS_SWIFT_NAME(isBeingDismissed);
@end

typedef NS_ENUM(NSInteger, UIInputViewStyle) {
  UIInputViewStyleDefault,
  UIInputViewStyleKeyboard
} NS_SWIFT_NAME(UIInputView.Style);

NS_SWIFT_UI_ACTOR @interface UIInputView : UIView
- (instancetype)initWithFrame:(CGRect)frame inputViewStyle:(UIInputViewStyle)inputViewStyle NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIInputViewStyle inputViewStyle;
@property (nonatomic) _Bool allowsSelfSizing;
@end

NS_SWIFT_UI_ACTOR @interface UIInputViewController : UIViewController
@end

NS_ASSUME_NONNULL_END
