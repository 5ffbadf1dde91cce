// Declarations that UIKit's headers share: geometry and forward declarations of classes.
#pragma once
#include "../CoreGraphics.h"
#include "../Foundation/Foundation.h"
#include "../QuartzCore/QuartzCore.h"

@class NSLayoutConstraint, NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSTextContainer;
@class UIAction, UIAlertAction, UIBarButtonItem, UICollectionView, UICollectionViewCell, UIColor, UIEvent, UIFont;
@class UIGestureRecognizer, UIImage, UIKeyboardLayoutGuide, UILabel, UILayoutGuide, UIMenu, UINavigationBar;
@class UINavigationController, UINavigationItem, UIPresentationController, UIScreen, UIScrollView, UISearchBar;
@class UISearchController, UISearchTextField, UITabBarController, UITableView, UITableViewCell, UITextField;
@class UITextPosition, UITextRange, UITextView, UITouch, UITraitCollection, UIView, UIViewController, UIWindow;
@class UIWindowScene;

typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;

typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1 << 0,
  UIRectEdgeLeft = 1 << 1,
  UIRectEdgeBottom = 1 << 2,
  UIRectEdgeRight = 1 << 3,
  UIRectEdgeAll = UIRectEdgeTop | UIRectEdgeLeft | UIRectEdgeBottom | UIRectEdgeRight
};

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4
};
