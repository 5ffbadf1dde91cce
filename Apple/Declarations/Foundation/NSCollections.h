// Strings, numbers, and collections, which bridge to Swift types.
#pragma once
#include "NSObjectProtocols.h"

NS_ASSUME_NONNULL_BEGIN

NS_BRIDGED_TO(Swift.String) @interface NSString : NSObject <NSCopying, NSSecureCoding>
@end

NS_BRIDGED_TO(Swift.Array) @interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@end

NS_BRIDGED_TO(Swift.Dictionary) @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@end

NS_BRIDGED_TO(Swift.Set) @interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@end

NS_BRIDGED_TO(Foundation.URL) @interface NSURL : NSObject <NSSecureCoding, NSCopying>
@end

NS_BRIDGED_TO(Foundation.IndexPath) @interface NSIndexPath : NSObject <NSCopying>
@end

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@property (readonly) const char *objCType;
- (void)getValue:(void *)value size:(NSUInteger)size;
- (void)getValue:(void *)value;
+ (NSValue *)valueWithRange:(NSRange)range NS_SWIFT_NAME(init(range:));
- (instancetype)initWithBytes:(const void *)value objCType:(const char *)type NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_SENDABLE @interface NSNumber : NSValue
- (instancetype)initWithBool:(_Bool)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithDouble:(double)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithInteger:(NSInteger)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithUnsignedInteger:(NSUInteger)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithChar:(char)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithUnsignedChar:(unsigned char)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithShort:(short)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithUnsignedShort:(unsigned short)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithInt:(int)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithUnsignedInt:(unsigned int)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithLongLong:(long long)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithUnsignedLongLong:(unsigned long long)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithFloat:(float)value NS_SWIFT_NAME(init(value:));
@property (readonly) _Bool boolValue;
@property (readonly) double doubleValue;
@end

@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end

typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSAttributedString.Key);

@interface NSAttributedString : NSObject <NSCopying>
@end

NS_ASSUME_NONNULL_END
