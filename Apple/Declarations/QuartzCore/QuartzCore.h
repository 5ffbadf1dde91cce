#pragma once
#include "../CoreGraphics.h"
#include "../Foundation/Foundation.h"

NS_ASSUME_NONNULL_BEGIN

CFTimeInterval CACurrentMediaTime(void);

// Not isolated: layers may be changed on any thread inside a transaction.
@interface CALayer : NSObject <NSSecureCoding>
@property CGRect bounds;
@property CGPoint position;
@property CGRect frame;
@property CGFloat zPosition;
@property (getter=isHidden) _Bool hidden NS_SWIFT_NAME(isHidden);
@property (nullable, readonly) CALayer *superlayer;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
@property _Bool masksToBounds;
@property float opacity;
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable, copy) NSString *name;
- (nullable instancetype)presentationLayer NS_SWIFT_NAME(presentation());
- (void)removeAllAnimations;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (void)setDisableActions:(_Bool)flag NS_SWIFT_NAME(setDisableActions(_:));
+ (void)setCompletionBlock:(nullable void (^)(void))block NS_SWIFT_NAME(setCompletionBlock(_:));
@end

struct CAFrameRateRange { float minimum; float maximum; float preferred; };
typedef struct CAFrameRateRange CAFrameRateRange API_AVAILABLE(ios(15.0), visionos(1.0));

// Neither isolated nor Sendable.
@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel NS_SWIFT_NAME(init(target:selector:));
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(add(to:forMode:));
- (void)removeFromRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(remove(from:forMode:));
- (void)invalidate;
@property (readonly, nonatomic) CFTimeInterval timestamp;
@property (readonly, nonatomic) CFTimeInterval duration;
@property (readonly, nonatomic) CFTimeInterval targetTimestamp;
@property (getter=isPaused, nonatomic) _Bool paused NS_SWIFT_NAME(isPaused);
@property (nonatomic) CAFrameRateRange preferredFrameRateRange API_AVAILABLE(ios(15.0));
@end

NS_ASSUME_NONNULL_END
