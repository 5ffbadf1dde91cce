#pragma once
#include "../UIKit/UIKit.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface WKWebViewConfiguration : NSObject <NSSecureCoding, NSCopying>
@end

NS_SWIFT_UI_ACTOR @interface WKNavigation : NSObject
@end

NS_SWIFT_UI_ACTOR @interface WKWebView : UIView
- (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) UIScrollView *scrollView;
- (nullable WKNavigation *)loadHTMLString:(NSString *)string baseURL:(nullable NSURL *)baseURL;
@end

NS_ASSUME_NONNULL_END
