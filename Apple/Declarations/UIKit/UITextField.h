#pragma once
#include "UIControl.h"
#include "UITextInput.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect
} NS_SWIFT_NAME(UITextField.BorderStyle);
typedef NS_ENUM(NSInteger, UITextFieldViewMode) {
  UITextFieldViewModeNever,
  UITextFieldViewModeWhileEditing,
  UITextFieldViewModeUnlessEditing,
  UITextFieldViewModeAlways
} NS_SWIFT_NAME(UITextField.ViewMode);
typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted
} NS_SWIFT_NAME(UITextField.DidEndEditingReason);

NS_SWIFT_UI_ACTOR @protocol UITextFieldDelegate <NSObject>
@optional
- (_Bool)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (_Bool)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason;
- (_Bool)textField:(UITextField *)textField
  shouldChangeCharactersInRange:(NSRange)range
              replacementString:(NSString *)string NS_SWIFT_NAME(textField(_:shouldChangeCharactersIn:replacementString:));
- (void)textFieldDidChangeSelection:(UITextField *)textField;
- (_Bool)textFieldShouldClear:(UITextField *)textField;
- (_Bool)textFieldShouldReturn:(UITextField *)textField;
@end

// The traits are optional in the protocol, but not in this class.
NS_SWIFT_UI_ACTOR @interface UITextField : UIControl <UITextInput, NSCoding>
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, weak) id <UITextFieldDelegate> delegate;
@property (nonatomic, readonly, getter=isEditing) _Bool editing NS_SWIFT_NAME(isEditing);
@property (nonatomic) UITextFieldViewMode clearButtonMode;
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

extern NSNotificationName const UITextFieldTextDidBeginEditingNotification
  NS_SWIFT_NAME(UITextField.textDidBeginEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextFieldTextDidEndEditingNotification
  NS_SWIFT_NAME(UITextField.textDidEndEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextFieldTextDidChangeNotification
  NS_SWIFT_NAME(UITextField.textDidChangeNotification) NS_SWIFT_NONISOLATED;

NS_ASSUME_NONNULL_END
