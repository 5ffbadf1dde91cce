#pragma once
#include "CoreFoundation.h"

extern const CGRect CGRectZero;

typedef enum __attribute__((enum_extensibility(open))) CGBlendMode : int { kCGBlendModeNormal } CGBlendMode;
