// The package manager requires a source file in every C target.
#include "HeadlessEnumerations.h"
