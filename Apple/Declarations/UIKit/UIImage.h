#pragma once
#include "UIFont.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.Configuration) @interface UIImageConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.SymbolConfiguration) @interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize NS_SWIFT_NAME(init(pointSize:));
+ (instancetype)configurationWithFont:(UIFont *)font NS_SWIFT_NAME(init(font:));
@end

NS_SWIFT_SENDABLE @interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
  NS_SWIFT_NAME(init(systemName:withConfiguration:));
@property (nonatomic, readonly) CGSize size;
@end

NS_ASSUME_NONNULL_END
