#pragma once
#include "NSLayoutConstraint.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UILayoutGuide : NSObject <NSCoding>
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, weak, nullable) UIView *owningView;
@property (nonatomic, copy) NSString *identifier;
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@end

API_AVAILABLE(ios(15.0)) NS_SWIFT_UI_ACTOR @interface UITrackingLayoutGuide : UILayoutGuide
@end

API_AVAILABLE(ios(15.0)) NS_SWIFT_UI_ACTOR @interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@property (nonatomic) _Bool followsUndockedKeyboard;
@property (nonatomic) CGFloat keyboardDismissPadding API_AVAILABLE(ios(17.0));
@property (nonatomic) _Bool usesBottomSafeArea API_AVAILABLE(ios(17.0));
@end

NS_ASSUME_NONNULL_END
