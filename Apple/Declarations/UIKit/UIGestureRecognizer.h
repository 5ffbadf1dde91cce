#pragma once
#include "UIResponder.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
} NS_SWIFT_NAME(UIGestureRecognizer.State);

NS_SWIFT_UI_ACTOR @interface UIEvent : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
@end

typedef NS_ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan,
  UITouchPhaseMoved,
  UITouchPhaseStationary,
  UITouchPhaseEnded,
  UITouchPhaseCancelled,
  UITouchPhaseRegionEntered API_AVAILABLE(ios(13.4)),
  UITouchPhaseRegionMoved API_AVAILABLE(ios(13.4)),
  UITouchPhaseRegionExited API_AVAILABLE(ios(13.4))
} NS_SWIFT_NAME(UITouch.Phase);

NS_SWIFT_UI_ACTOR @interface UITouch : NSObject
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nullable, nonatomic, readonly, strong) UIWindow *window;
@property (nullable, nonatomic, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view NS_SWIFT_NAME(location(in:));
- (CGPoint)previousLocationInView:(nullable UIView *)view NS_SWIFT_NAME(previousLocation(in:));
@end

NS_SWIFT_UI_ACTOR @protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (_Bool)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (_Bool)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
  shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
  NS_SWIFT_NAME(gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:));
- (_Bool)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch
  NS_SWIFT_NAME(gestureRecognizer(_:shouldReceive:));
@end

// The members that a subclass can override are in UIGestureRecognizerSubclass.h, a submodule that subclasses import.
NS_SWIFT_UI_ACTOR @interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nullable, nonatomic, weak) id <UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) _Bool enabled NS_SWIFT_NAME(isEnabled);
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic) _Bool cancelsTouchesInView;
@property (nonatomic) _Bool delaysTouchesBegan;
@property (nonatomic) _Bool delaysTouchesEnded;
@property (nonatomic, readonly) NSUInteger numberOfTouches;
@property (nullable, nonatomic, copy) NSString *name;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer NS_SWIFT_NAME(require(toFail:));
- (CGPoint)locationInView:(nullable UIView *)view NS_SWIFT_NAME(location(in:));
@end

NS_SWIFT_UI_ACTOR @interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@end

NS_SWIFT_UI_ACTOR @interface UIPanGestureRecognizer : UIGestureRecognizer
- (CGPoint)translationInView:(nullable UIView *)view NS_SWIFT_NAME(translation(in:));
- (CGPoint)velocityInView:(nullable UIView *)view NS_SWIFT_NAME(velocity(in:));
@end

NS_ASSUME_NONNULL_END
