// Traits of text inputs, and text layout.
#pragma once
#include "HeadlessEnumeration.h"

/// `UITextAutocapitalizationType` of UIKit.
HEADLESS_ENUM(UITextAutocapitalizationType) {
  HEADLESS_CASE(UITextAutocapitalizationTypeNone, none, 0),
  HEADLESS_CASE(UITextAutocapitalizationTypeWords, words, 1),
  HEADLESS_CASE(UITextAutocapitalizationTypeSentences, sentences, 2),
  HEADLESS_CASE(UITextAutocapitalizationTypeAllCharacters, allCharacters, 3)
};

/// `UITextAutocorrectionType` of UIKit.
HEADLESS_ENUM(UITextAutocorrectionType) {
  HEADLESS_CASE(UITextAutocorrectionTypeDefault, default, 0),
  HEADLESS_CASE(UITextAutocorrectionTypeNo, no, 1),
  HEADLESS_CASE(UITextAutocorrectionTypeYes, yes, 2)
};

/// `UITextSpellCheckingType` of UIKit.
HEADLESS_ENUM(UITextSpellCheckingType) {
  HEADLESS_CASE(UITextSpellCheckingTypeDefault, default, 0),
  HEADLESS_CASE(UITextSpellCheckingTypeNo, no, 1),
  HEADLESS_CASE(UITextSpellCheckingTypeYes, yes, 2)
};

/// `UITextSmartQuotesType` of UIKit.
HEADLESS_ENUM(UITextSmartQuotesType) {
  HEADLESS_CASE(UITextSmartQuotesTypeDefault, default, 0),
  HEADLESS_CASE(UITextSmartQuotesTypeNo, no, 1),
  HEADLESS_CASE(UITextSmartQuotesTypeYes, yes, 2)
};

/// `UITextSmartDashesType` of UIKit.
HEADLESS_ENUM(UITextSmartDashesType) {
  HEADLESS_CASE(UITextSmartDashesTypeDefault, default, 0),
  HEADLESS_CASE(UITextSmartDashesTypeNo, no, 1),
  HEADLESS_CASE(UITextSmartDashesTypeYes, yes, 2)
};

/// `UITextSmartInsertDeleteType` of UIKit.
HEADLESS_ENUM(UITextSmartInsertDeleteType) {
  HEADLESS_CASE(UITextSmartInsertDeleteTypeDefault, default, 0),
  HEADLESS_CASE(UITextSmartInsertDeleteTypeNo, no, 1),
  HEADLESS_CASE(UITextSmartInsertDeleteTypeYes, yes, 2)
};

/// `UITextInlinePredictionType` of UIKit.
HEADLESS_ENUM(UITextInlinePredictionType) {
  HEADLESS_CASE(UITextInlinePredictionTypeDefault, default, 0),
  HEADLESS_CASE(UITextInlinePredictionTypeNo, no, 1),
  HEADLESS_CASE(UITextInlinePredictionTypeYes, yes, 2)
};

/// `UIKeyboardType` of UIKit.
HEADLESS_ENUM(UIKeyboardType) {
  HEADLESS_CASE(UIKeyboardTypeDefault, default, 0),
  HEADLESS_CASE(UIKeyboardTypeASCIICapable, asciiCapable, 1),
  HEADLESS_CASE(UIKeyboardTypeNumbersAndPunctuation, numbersAndPunctuation, 2),
  HEADLESS_CASE(UIKeyboardTypeURL, URL, 3),
  HEADLESS_CASE(UIKeyboardTypeNumberPad, numberPad, 4),
  HEADLESS_CASE(UIKeyboardTypePhonePad, phonePad, 5),
  HEADLESS_CASE(UIKeyboardTypeNamePhonePad, namePhonePad, 6),
  HEADLESS_CASE(UIKeyboardTypeEmailAddress, emailAddress, 7),
  HEADLESS_CASE(UIKeyboardTypeDecimalPad, decimalPad, 8),
  HEADLESS_CASE(UIKeyboardTypeTwitter, twitter, 9),
  HEADLESS_CASE(UIKeyboardTypeWebSearch, webSearch, 10),
  HEADLESS_CASE(UIKeyboardTypeASCIICapableNumberPad, asciiCapableNumberPad, 11),
  HEADLESS_CASE(UIKeyboardTypeAlphabet, alphabet, 1)
};

/// `UIKeyboardAppearance` of UIKit.
HEADLESS_ENUM(UIKeyboardAppearance) {
  HEADLESS_CASE(UIKeyboardAppearanceDefault, default, 0),
  HEADLESS_CASE(UIKeyboardAppearanceDark, dark, 1),
  HEADLESS_CASE(UIKeyboardAppearanceLight, light, 2),
  HEADLESS_CASE(UIKeyboardAppearanceAlert, alert, 1)
};

/// `UIReturnKeyType` of UIKit.
HEADLESS_ENUM(UIReturnKeyType) {
  HEADLESS_CASE(UIReturnKeyDefault, default, 0),
  HEADLESS_CASE(UIReturnKeyGo, go, 1),
  HEADLESS_CASE(UIReturnKeyGoogle, google, 2),
  HEADLESS_CASE(UIReturnKeyJoin, join, 3),
  HEADLESS_CASE(UIReturnKeyNext, next, 4),
  HEADLESS_CASE(UIReturnKeyRoute, route, 5),
  HEADLESS_CASE(UIReturnKeySearch, search, 6),
  HEADLESS_CASE(UIReturnKeySend, send, 7),
  HEADLESS_CASE(UIReturnKeyYahoo, yahoo, 8),
  HEADLESS_CASE(UIReturnKeyDone, done, 9),
  HEADLESS_CASE(UIReturnKeyEmergencyCall, emergencyCall, 10),
  HEADLESS_CASE(UIReturnKeyContinue, continue, 11)
};

/// `UITextStorageDirection` of UIKit.
HEADLESS_ENUM(UITextStorageDirection) {
  HEADLESS_CASE(UITextStorageDirectionForward, forward, 0),
  HEADLESS_CASE(UITextStorageDirectionBackward, backward, 1)
};

/// `UITextLayoutDirection` of UIKit.
HEADLESS_ENUM(UITextLayoutDirection) {
  HEADLESS_CASE(UITextLayoutDirectionRight, right, 2),
  HEADLESS_CASE(UITextLayoutDirectionLeft, left, 3),
  HEADLESS_CASE(UITextLayoutDirectionUp, up, 4),
  HEADLESS_CASE(UITextLayoutDirectionDown, down, 5)
};

/// `UITextField.BorderStyle` of UIKit.
HEADLESS_ENUM(UITextBorderStyle) {
  HEADLESS_CASE(UITextBorderStyleNone, none, 0),
  HEADLESS_CASE(UITextBorderStyleLine, line, 1),
  HEADLESS_CASE(UITextBorderStyleBezel, bezel, 2),
  HEADLESS_CASE(UITextBorderStyleRoundedRect, roundedRect, 3)
};

/// `UITextField.ViewMode` of UIKit.
HEADLESS_ENUM(UITextFieldViewMode) {
  HEADLESS_CASE(UITextFieldViewModeNever, never, 0),
  HEADLESS_CASE(UITextFieldViewModeWhileEditing, whileEditing, 1),
  HEADLESS_CASE(UITextFieldViewModeUnlessEditing, unlessEditing, 2),
  HEADLESS_CASE(UITextFieldViewModeAlways, always, 3)
};

/// `UITextField.DidEndEditingReason` of UIKit.
HEADLESS_ENUM(UITextFieldDidEndEditingReason) {
  HEADLESS_CASE(UITextFieldDidEndEditingReasonCommitted, committed, 0)
};

/// The alignment of lines. The values are those of iOS; on a Mac, the values of center and right are swapped.
HEADLESS_ENUM(NSTextAlignment) {
  HEADLESS_CASE(NSTextAlignmentLeft, left, 0),
  HEADLESS_CASE(NSTextAlignmentCenter, center, 1),
  HEADLESS_CASE(NSTextAlignmentRight, right, 2),
  HEADLESS_CASE(NSTextAlignmentJustified, justified, 3),
  HEADLESS_CASE(NSTextAlignmentNatural, natural, 4)
};

/// `NSWritingDirection` of UIKit.
HEADLESS_ENUM(NSWritingDirection) {
  HEADLESS_CASE(NSWritingDirectionNatural, natural, -1),
  HEADLESS_CASE(NSWritingDirectionLeftToRight, leftToRight, 0),
  HEADLESS_CASE(NSWritingDirectionRightToLeft, rightToLeft, 1)
};

/// `NSLineBreakMode` of UIKit.
HEADLESS_ENUM(NSLineBreakMode) {
  HEADLESS_CASE(NSLineBreakByWordWrapping, byWordWrapping, 0),
  HEADLESS_CASE(NSLineBreakByCharWrapping, byCharWrapping, 1),
  HEADLESS_CASE(NSLineBreakByClipping, byClipping, 2),
  HEADLESS_CASE(NSLineBreakByTruncatingHead, byTruncatingHead, 3),
  HEADLESS_CASE(NSLineBreakByTruncatingTail, byTruncatingTail, 4),
  HEADLESS_CASE(NSLineBreakByTruncatingMiddle, byTruncatingMiddle, 5)
};
