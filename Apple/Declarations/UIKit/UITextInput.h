#pragma once
#include "UIResponder.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters
};
typedef NS_ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes
};
typedef NS_ENUM(NSInteger, UITextSpellCheckingType) {
  UITextSpellCheckingTypeDefault,
  UITextSpellCheckingTypeNo,
  UITextSpellCheckingTypeYes
};
typedef NS_ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault,
  UIKeyboardTypeASCIICapable,
  UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL,
  UIKeyboardTypeNumberPad,
  UIKeyboardTypePhonePad,
  UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress,
  UIKeyboardTypeDecimalPad,
  UIKeyboardTypeTwitter,
  UIKeyboardTypeWebSearch,
  UIKeyboardTypeASCIICapableNumberPad,
  UIKeyboardTypeAlphabet = UIKeyboardTypeASCIICapable
};
typedef NS_ENUM(NSInteger, UIKeyboardAppearance) {
  UIKeyboardAppearanceDefault,
  UIKeyboardAppearanceDark,
  UIKeyboardAppearanceLight,
  UIKeyboardAppearanceAlert = UIKeyboardAppearanceDark
};
typedef NS_ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault,
  UIReturnKeyGo,
  UIReturnKeyGoogle,
  UIReturnKeyJoin,
  UIReturnKeyNext,
  UIReturnKeyRoute,
  UIReturnKeySearch,
  UIReturnKeySend,
  UIReturnKeyYahoo,
  UIReturnKeyDone,
  UIReturnKeyEmergencyCall,
  UIReturnKeyContinue
};
typedef NSString *UITextContentType NS_TYPED_EXTENSIBLE_ENUM;

// All are optional: each trait of an `any UITextInputTraits` is an optional value.
NS_SWIFT_UI_ACTOR @protocol UITextInputTraits <NSObject>
@optional
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

NS_SWIFT_UI_ACTOR @protocol UIKeyInput <UITextInputTraits>
@property (nonatomic, readonly) _Bool hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end

NS_SWIFT_UI_ACTOR @interface UITextPosition : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UITextRange : NSObject
@property (nonatomic, readonly, getter=isEmpty) _Bool empty NS_SWIFT_NAME(isEmpty);
@property (nonatomic, readonly) UITextPosition *start;
@property (nonatomic, readonly) UITextPosition *end;
@end

NS_SWIFT_UI_ACTOR @interface UITextSelectionRect : NSObject
@property (nonatomic, readonly) CGRect rect;
@property (nonatomic, readonly) _Bool containsStart;
@property (nonatomic, readonly) _Bool containsEnd;
@end

// Only the requirements that the package uses. A class that implements only these would not conform to Apple's protocol.
NS_SWIFT_UI_ACTOR @protocol UITextInput <UIKeyInput>
- (nullable NSString *)textInRange:(UITextRange *)range NS_SWIFT_NAME(text(in:));
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text NS_SWIFT_NAME(replace(_:withText:));
@property (nullable, readwrite, copy) UITextRange *selectedTextRange;
@property (nullable, nonatomic, readonly) UITextRange *markedTextRange;
@property (nonatomic, readonly) UITextPosition *beginningOfDocument;
@property (nonatomic, readonly) UITextPosition *endOfDocument;
- (nullable UITextRange *)textRangeFromPosition:(UITextPosition *)fromPosition toPosition:(UITextPosition *)toPosition
  NS_SWIFT_NAME(textRange(from:to:));
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset
  NS_SWIFT_NAME(position(from:offset:));
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)toPosition
  NS_SWIFT_NAME(offset(from:to:));
- (CGRect)firstRectForRange:(UITextRange *)range NS_SWIFT_NAME(firstRect(for:));
- (CGRect)caretRectForPosition:(UITextPosition *)position NS_SWIFT_NAME(caretRect(for:));
- (NSArray<UITextSelectionRect *> *)selectionRectsForRange:(UITextRange *)range NS_SWIFT_NAME(selectionRects(for:));
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point NS_SWIFT_NAME(closestPosition(to:));
@optional
@property (nonatomic, readonly) __kindof UIView *textInputView;
@end

NS_ASSUME_NONNULL_END
