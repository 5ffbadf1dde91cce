#pragma once
#include "UIKitTypes.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIEventSubtype) {
  UIEventSubtypeNone = 0,
  UIEventSubtypeMotionShake = 1,
  UIEventSubtypeRemoteControlPlay = 100,
  UIEventSubtypeRemoteControlPause = 101,
  UIEventSubtypeRemoteControlStop = 102,
  UIEventSubtypeRemoteControlTogglePlayPause = 103,
  UIEventSubtypeRemoteControlNextTrack = 104,
  UIEventSubtypeRemoteControlPreviousTrack = 105,
  UIEventSubtypeRemoteControlBeginSeekingBackward = 106,
  UIEventSubtypeRemoteControlEndSeekingBackward = 107,
  UIEventSubtypeRemoteControlBeginSeekingForward = 108,
  UIEventSubtypeRemoteControlEndSeekingForward = 109
} NS_SWIFT_NAME(UIEvent.EventSubtype);

NS_SWIFT_UI_ACTOR @interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) _Bool canBecomeFirstResponder;
- (_Bool)becomeFirstResponder;
@property (nonatomic, readonly) _Bool canResignFirstResponder;
- (_Bool)resignFirstResponder;
@property (nonatomic, readonly) _Bool isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)motionBegan:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event;
- (void)motionEnded:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event;
- (void)motionCancelled:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event;
@end

@class UIInputViewController;

@interface UIResponder (UIResponderInputViewAdditions)
@property (nullable, nonatomic, readonly, strong) __kindof UIView *inputView;
// Its page lists iOS 8, Mac Catalyst 13.1, and visionOS 1.
@property (nullable, nonatomic, readonly, strong) UIInputViewController *inputViewController;
// "In apps built for visionOS, this property isn't available", according to its page and that of inputAccessoryViewController.
@property (nullable, nonatomic, readonly, strong) __kindof UIView *inputAccessoryView API_UNAVAILABLE(visionos);
@property (nullable, nonatomic, readonly, strong) UIInputViewController *inputAccessoryViewController
  API_UNAVAILABLE(visionos);
- (void)reloadInputViews;
@end

extern NSNotificationName const UIKeyboardWillShowNotification
  NS_SWIFT_NAME(UIResponder.keyboardWillShowNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardDidShowNotification
  NS_SWIFT_NAME(UIResponder.keyboardDidShowNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardWillHideNotification
  NS_SWIFT_NAME(UIResponder.keyboardWillHideNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardDidHideNotification
  NS_SWIFT_NAME(UIResponder.keyboardDidHideNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardWillChangeFrameNotification
  NS_SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardDidChangeFrameNotification
  NS_SWIFT_NAME(UIResponder.keyboardDidChangeFrameNotification) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardFrameBeginUserInfoKey
  NS_SWIFT_NAME(UIResponder.keyboardFrameBeginUserInfoKey) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardFrameEndUserInfoKey
  NS_SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardAnimationDurationUserInfoKey
  NS_SWIFT_NAME(UIResponder.keyboardAnimationDurationUserInfoKey) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardAnimationCurveUserInfoKey
  NS_SWIFT_NAME(UIResponder.keyboardAnimationCurveUserInfoKey) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardIsLocalUserInfoKey
  NS_SWIFT_NAME(UIResponder.keyboardIsLocalUserInfoKey) NS_SWIFT_NONISOLATED;

NS_ASSUME_NONNULL_END
