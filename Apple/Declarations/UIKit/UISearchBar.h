#pragma once
#include "UITextField.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UISearchTextField : UITextField
@end

NS_SWIFT_UI_ACTOR @protocol UISearchBarDelegate <NSObject>
@optional
- (_Bool)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (_Bool)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar;
@end

// Not a UIKeyInput: the text field in the bar is the input.
NS_SWIFT_UI_ACTOR @interface UISearchBar : UIView <UITextInputTraits>
- (instancetype)init;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id <UISearchBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nonatomic, readonly) UISearchTextField *searchTextField;
@property (nonatomic) _Bool showsCancelButton;
@property (nonatomic, getter=isEnabled) _Bool enabled NS_SWIFT_NAME(isEnabled) API_AVAILABLE(ios(16.4));
@property (nullable, nonatomic, readwrite, strong) UIView *inputAccessoryView API_UNAVAILABLE(visionos);
@end

NS_ASSUME_NONNULL_END
