#pragma once
#include "../ObjectiveC.h"

NS_ASSUME_NONNULL_BEGIN

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;

@class NSCoder;

@protocol NSCopying
- (id)copyWithZone:(nullable void *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) _Bool supportsSecureCoding;
@end

@interface NSCoder : NSObject
@end

NS_ASSUME_NONNULL_END
