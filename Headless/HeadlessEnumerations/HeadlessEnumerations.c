// The package manager builds no C target without a source file.
#include "HeadlessEnumerations.h"
