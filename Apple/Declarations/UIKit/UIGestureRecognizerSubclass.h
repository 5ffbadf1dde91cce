// The explicit submodule UIKit.UIGestureRecognizerSubclass: only files that import it can override these members or set the state.
#pragma once
#include "UIGestureRecognizer.h"

NS_ASSUME_NONNULL_BEGIN

@interface UIGestureRecognizer (UIGestureRecognizerProtected)
@property (nonatomic, readwrite) UIGestureRecognizerState state;
- (void)ignoreTouch:(UITouch *)touch forEvent:(UIEvent *)event NS_SWIFT_NAME(ignore(_:for:));
- (void)reset;
- (_Bool)canPreventGestureRecognizer:(UIGestureRecognizer *)preventedGestureRecognizer NS_SWIFT_NAME(canPrevent(_:));
- (_Bool)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)preventingGestureRecognizer
  NS_SWIFT_NAME(canBePrevented(by:));
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
@end

NS_ASSUME_NONNULL_END
