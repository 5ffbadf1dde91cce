#pragma once
#include "NSLayoutConstraint.h"
#include "UIAccessibility.h"
#include "UIResponder.h"
#include "UITraitCollection.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id <UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id <UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id <UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id <UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:from:));
@property (readonly, nonatomic) CGRect bounds;
@end

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5
} NS_SWIFT_NAME(UIView.AutoresizingMask);
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionRepeat = 1 << 3,
  UIViewAnimationOptionAutoreverse = 1 << 4,
  UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
  UIViewAnimationOptionOverrideInheritedCurve = 1 << 6,
  UIViewAnimationOptionAllowAnimatedContent = 1 << 7,
  UIViewAnimationOptionShowHideTransitionViews = 1 << 8,
  UIViewAnimationOptionOverrideInheritedOptions = 1 << 9,
  UIViewAnimationOptionCurveEaseInOut = 0 << 16,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16,
  UIViewAnimationOptionFlushUpdates API_AVAILABLE(ios(26.0), visionos(26.0)) = 1 << 12
} NS_SWIFT_NAME(UIView.AnimationOptions);
typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear
} NS_SWIFT_NAME(UIView.AnimationCurve);
typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft
};
extern const CGFloat UIViewNoIntrinsicMetric NS_SWIFT_NAME(UIView.noIntrinsicMetric);

NS_SWIFT_UI_ACTOR @interface UIView : UIResponder <NSCoding, UICoordinateSpace, UITraitEnvironment, UIAccessibilityIdentification>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isUserInteractionEnabled) _Bool userInteractionEnabled NS_SWIFT_NAME(isUserInteractionEnabled);
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;

// Geometry.
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (_Bool)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(point(inside:with:));
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:from:));
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;

// View hierarchy.
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index NS_SWIFT_NAME(insertSubview(_:at:));
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview NS_SWIFT_NAME(insertSubview(_:belowSubview:));
- (void)addSubview:(UIView *)view;
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view NS_SWIFT_NAME(sendSubviewToBack(_:));
- (void)willMoveToSuperview:(nullable UIView *)newSuperview NS_SWIFT_NAME(willMove(toSuperview:));
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NS_SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
- (_Bool)isDescendantOfView:(UIView *)view NS_SWIFT_NAME(isDescendant(of:));
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag;

// Layout.
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic) _Bool insetsLayoutMarginsFromSafeArea;
- (void)layoutMarginsDidChange;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property (readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (readonly, strong) UILayoutGuide *readableContentGuide;
@property (readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property (readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide API_AVAILABLE(ios(15.0));
@property (nonatomic, readonly, copy) NSArray<__kindof UILayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide;
- (void)removeLayoutGuide:(UILayoutGuide *)layoutGuide;

// Constraints.
@property (nonatomic) _Bool translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) NSArray<__kindof NSLayoutConstraint *> *constraints;
- (void)setNeedsUpdateConstraints;
- (void)updateConstraintsIfNeeded;
- (void)updateConstraints;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis
  NS_SWIFT_NAME(setContentHuggingPriority(_:for:));
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis
  NS_SWIFT_NAME(setContentCompressionResistancePriority(_:for:));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize NS_SWIFT_NAME(systemLayoutSizeFitting(_:));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority
  NS_SWIFT_NAME(systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:));
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;

// Drawing.
- (_Bool)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(_Bool)afterUpdates
  NS_SWIFT_NAME(drawHierarchy(in:afterScreenUpdates:));

// Appearance.
@property (nonatomic) _Bool clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) _Bool opaque NS_SWIFT_NAME(isOpaque);
@property (nonatomic, getter=isHidden) _Bool hidden NS_SWIFT_NAME(isHidden);
@property (null_resettable, nonatomic, strong) UIColor *tintColor;

// Animation. The blocks are neither Sendable nor isolated.
+ (void)setAnimationsEnabled:(_Bool)enabled;
@property (class, nonatomic, readonly) _Bool areAnimationsEnabled;
@property (class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^ _Nullable)(_Bool finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
     usingSpringWithDamping:(CGFloat)dampingRatio
      initialSpringVelocity:(CGFloat)velocity
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^ _Nullable)(_Bool finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^ _Nullable)(_Bool finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;

// Gestures and editing.
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(addGestureRecognizer(_:));
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(removeGestureRecognizer(_:));
- (_Bool)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(gestureRecognizerShouldBegin(_:));
- (_Bool)endEditing:(_Bool)force;
@end

NS_ASSUME_NONNULL_END
