#pragma once
#include "UIScene.h"

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(18.0), visionos(2.0)) NS_SWIFT_UI_ACTOR @interface UIUpdateInfo : NSObject
@property (nonatomic, readonly) NSTimeInterval modelTime;
@property (nonatomic, readonly) NSTimeInterval completionDeadlineTime;
@property (nonatomic, readonly) NSTimeInterval estimatedPresentationTime;
@property (nonatomic, readonly, getter=isImmediatePresentationExpected) _Bool immediatePresentationExpected
  NS_SWIFT_NAME(isImmediatePresentationExpected);
+ (nullable instancetype)currentUpdateInfoForWindowScene:(UIWindowScene *)windowScene NS_SWIFT_NAME(current(for:));
+ (nullable instancetype)currentUpdateInfoForView:(UIView *)view NS_SWIFT_NAME(current(for:));
@end

API_AVAILABLE(ios(18.0), visionos(2.0)) NS_SWIFT_UI_ACTOR @interface UIUpdateActionPhase : NSObject
@property (class, nonatomic, readonly) UIUpdateActionPhase *afterUpdateScheduled;
@property (class, nonatomic, readonly) UIUpdateActionPhase *beforeEventDispatch;
@property (class, nonatomic, readonly) UIUpdateActionPhase *afterEventDispatch;
@property (class, nonatomic, readonly) UIUpdateActionPhase *beforeCADisplayLinkDispatch;
@property (class, nonatomic, readonly) UIUpdateActionPhase *afterCADisplayLinkDispatch;
@property (class, nonatomic, readonly) UIUpdateActionPhase *beforeCATransactionCommit;
@property (class, nonatomic, readonly) UIUpdateActionPhase *afterCATransactionCommit;
@property (class, nonatomic, readonly) UIUpdateActionPhase *beforeLowLatencyEventDispatch;
@property (class, nonatomic, readonly) UIUpdateActionPhase *afterLowLatencyEventDispatch;
@property (class, nonatomic, readonly) UIUpdateActionPhase *beforeLowLatencyCATransactionCommit;
@property (class, nonatomic, readonly) UIUpdateActionPhase *afterLowLatencyCATransactionCommit;
@property (class, nonatomic, readonly) UIUpdateActionPhase *afterUpdateComplete;
@end

API_AVAILABLE(ios(18.0), visionos(2.0)) NS_SWIFT_UI_ACTOR @interface UIUpdateLink : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)updateLinkForWindowScene:(UIWindowScene *)windowScene NS_SWIFT_NAME(init(windowScene:));
+ (instancetype)updateLinkForWindowScene:(UIWindowScene *)windowScene
                           actionHandler:(void (^)(UIUpdateLink *updateLink, UIUpdateInfo *updateInfo))handler
  NS_SWIFT_NAME(init(windowScene:actionHandler:));
+ (instancetype)updateLinkForView:(UIView *)view NS_SWIFT_NAME(init(view:));
+ (instancetype)updateLinkForView:(UIView *)view
                    actionHandler:(void (^)(UIUpdateLink *updateLink, UIUpdateInfo *updateInfo))handler
  NS_SWIFT_NAME(init(view:actionHandler:));
- (void)addActionToPhase:(UIUpdateActionPhase *)phase
                 handler:(void (^)(UIUpdateLink *updateLink, UIUpdateInfo *updateInfo))handler
  NS_SWIFT_NAME(addAction(to:handler:));
- (void)addActionWithHandler:(void (^)(UIUpdateLink *updateLink, UIUpdateInfo *updateInfo))handler
  NS_SWIFT_NAME(addAction(handler:));
@property (nonatomic, getter=isEnabled) _Bool enabled NS_SWIFT_NAME(isEnabled);
@property (nonatomic) _Bool requiresContinuousUpdates;
@property (nonatomic) _Bool wantsLowLatencyEventDispatch;
@property (nonatomic) _Bool wantsImmediatePresentation;
@property (nonatomic) CAFrameRateRange preferredFrameRateRange;
- (nullable UIUpdateInfo *)currentUpdateInfo;
@end

NS_ASSUME_NONNULL_END
