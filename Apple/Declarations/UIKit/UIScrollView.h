#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

// Neither the mode nor its property exists on visionOS, according to both documentation pages.
typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone,
  UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive,
  UIScrollViewKeyboardDismissModeOnDragWithAccessory API_AVAILABLE(ios(16.0)),
  UIScrollViewKeyboardDismissModeInteractiveWithAccessory API_AVAILABLE(ios(16.0))
} NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode) API_UNAVAILABLE(visionos);
typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever,
  UIScrollViewContentInsetAdjustmentAlways
} NS_SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior);

NS_SWIFT_UI_ACTOR @protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView
                     withVelocity:(CGPoint)velocity
              targetContentOffset:(CGPoint *)targetContentOffset;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(_Bool)decelerate;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView NS_SWIFT_NAME(viewForZooming(in:));
- (_Bool)scrollViewShouldScrollToTop:(UIScrollView *)scrollView;
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
@end

NS_SWIFT_UI_ACTOR @interface UIScrollView : UIView <NSCoding>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
- (void)adjustedContentInsetDidChange;
@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (nonatomic) _Bool automaticallyAdjustsScrollIndicatorInsets;
@property (nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide;
@property (nullable, nonatomic, weak) id <UIScrollViewDelegate> delegate;
@property (nonatomic) _Bool bounces;
@property (nonatomic) _Bool alwaysBounceVertical;
@property (nonatomic) _Bool alwaysBounceHorizontal;
@property (nonatomic, getter=isPagingEnabled) _Bool pagingEnabled NS_SWIFT_NAME(isPagingEnabled);
@property (nonatomic, getter=isScrollEnabled) _Bool scrollEnabled NS_SWIFT_NAME(isScrollEnabled);
@property (nonatomic) UIEdgeInsets verticalScrollIndicatorInsets;
@property (nonatomic) UIEdgeInsets horizontalScrollIndicatorInsets;
- (void)setContentOffset:(CGPoint)contentOffset animated:(_Bool)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(_Bool)animated;
- (void)flashScrollIndicators;
@property (nonatomic, readonly, getter=isTracking) _Bool tracking NS_SWIFT_NAME(isTracking);
@property (nonatomic, readonly, getter=isDragging) _Bool dragging NS_SWIFT_NAME(isDragging);
@property (nonatomic, readonly, getter=isDecelerating) _Bool decelerating NS_SWIFT_NAME(isDecelerating);
@property (nonatomic, readonly, getter=isZooming) _Bool zooming NS_SWIFT_NAME(isZooming);
@property (nonatomic, readonly, getter=isZoomBouncing) _Bool zoomBouncing NS_SWIFT_NAME(isZoomBouncing);
@property (nonatomic) CGFloat zoomScale;
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode API_UNAVAILABLE(visionos);
@end

NS_ASSUME_NONNULL_END
