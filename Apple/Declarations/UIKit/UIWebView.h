// Available only on iOS: its page lists no other platform.
#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR API_UNAVAILABLE(macCatalyst, visionos) @interface UIWebView : UIView
@end

NS_ASSUME_NONNULL_END
