#pragma once
#include "UIScrollView.h"
#include "UITextInput.h"

NS_ASSUME_NONNULL_BEGIN

@interface NSTextContainer : NSObject
@end

NS_SWIFT_UI_ACTOR @protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (_Bool)textViewShouldBeginEditing:(UITextView *)textView;
- (_Bool)textViewShouldEndEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (_Bool)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text
  NS_SWIFT_NAME(textView(_:shouldChangeTextIn:replacementText:));
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidChangeSelection:(UITextView *)textView;
@end

// The traits are optional in the protocol, but not in this class.
NS_SWIFT_UI_ACTOR @interface UITextView : UIScrollView <UITextInput>
- (instancetype)initWithFrame:(CGRect)frame textContainer:(nullable NSTextContainer *)textContainer NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id <UITextViewDelegate> delegate;
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSRange selectedRange API_DEPRECATED("Use selectedRanges instead", ios(2.0, 27.0), visionos(1.0, 27.0));
@property (nonatomic, getter=isEditable) _Bool editable NS_SWIFT_NAME(isEditable);
@property (nonatomic, getter=isSelectable) _Bool selectable NS_SWIFT_NAME(isSelectable);
@property (nonatomic) UIEdgeInsets textContainerInset;
- (void)scrollRangeToVisible:(NSRange)range;
@property (nullable, readwrite, strong) UIView *inputView;
@property (nullable, readwrite, strong) UIView *inputAccessoryView API_UNAVAILABLE(visionos);
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) _Bool enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) _Bool secureTextEntry NS_SWIFT_NAME(isSecureTextEntry);
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType;
@end

extern NSNotificationName const UITextViewTextDidBeginEditingNotification
  NS_SWIFT_NAME(UITextView.textDidBeginEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextViewTextDidEndEditingNotification
  NS_SWIFT_NAME(UITextView.textDidEndEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextViewTextDidChangeNotification
  NS_SWIFT_NAME(UITextView.textDidChangeNotification) NS_SWIFT_NONISOLATED;

NS_ASSUME_NONNULL_END
