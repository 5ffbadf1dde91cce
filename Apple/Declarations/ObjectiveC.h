#pragma once
#include "AppleMacros.h"

typedef long NSInteger;
typedef unsigned long NSUInteger;

NS_ASSUME_NONNULL_BEGIN

@class NSString;

@protocol NSObject
- (_Bool)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
- (_Bool)isKindOfClass:(Class)aClass NS_SWIFT_NAME(isKind(of:));
- (_Bool)respondsToSelector:(SEL)aSelector NS_SWIFT_NAME(responds(to:));
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)alloc;
+ (instancetype)new;
- (id)copy;
@end

NS_ASSUME_NONNULL_END
