#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@interface UIGraphicsRendererContext : NSObject
- (void)fillRect:(CGRect)rect blendMode:(CGBlendMode)blendMode NS_SWIFT_NAME(fill(_:blendMode:));
@end

@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@end

@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
@end

@interface UIGraphicsImageRenderer : UIGraphicsRenderer
@end

NS_ASSUME_NONNULL_END
