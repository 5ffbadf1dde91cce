#pragma once
#include "UIImage.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UIImageView : UIView
@property (nullable, nonatomic, strong) UIImage *image;
@end

NS_SWIFT_UI_ACTOR @interface UIVisualEffectView : UIView <NSSecureCoding>
@end

NS_ASSUME_NONNULL_END
