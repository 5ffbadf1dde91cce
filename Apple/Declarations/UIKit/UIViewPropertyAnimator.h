#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIViewAnimatingState) {
  UIViewAnimatingStateInactive,
  UIViewAnimatingStateActive,
  UIViewAnimatingStateStopped
};
typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd,
  UIViewAnimatingPositionStart,
  UIViewAnimatingPositionCurrent
};

NS_SWIFT_UI_ACTOR @protocol UITimingCurveProvider <NSCoding, NSCopying>
@end

NS_SWIFT_UI_ACTOR @interface UISpringTimingParameters : NSObject <UITimingCurveProvider>
- (instancetype)initWithDampingRatio:(CGFloat)ratio initialVelocity:(CGVector)velocity NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithMass:(CGFloat)mass stiffness:(CGFloat)stiffness damping:(CGFloat)damping initialVelocity:(CGVector)velocity
  NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) CGVector initialVelocity;
@end

NS_SWIFT_UI_ACTOR @interface UIViewPropertyAnimator : NSObject <NSCopying>
- (instancetype)initWithDuration:(NSTimeInterval)duration timingParameters:(id <UITimingCurveProvider>)parameters
  NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                           curve:(UIViewAnimationCurve)curve
                      animations:(void (^ _Nullable)(void))animations;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) UIViewAnimatingState state;
@property (nonatomic, readonly, getter=isRunning) _Bool running NS_SWIFT_NAME(isRunning);
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion;
- (void)startAnimation;
- (void)stopAnimation:(_Bool)withoutFinishing;
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition NS_SWIFT_NAME(finishAnimation(at:));
@end

NS_ASSUME_NONNULL_END
