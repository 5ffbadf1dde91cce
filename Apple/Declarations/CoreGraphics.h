#pragma once
#include "CoreFoundation.h"

extern const CGRect CGRectZero;
