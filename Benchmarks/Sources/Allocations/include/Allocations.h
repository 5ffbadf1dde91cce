#pragma once

/// Returns the number of allocations by the calling thread since it started.
unsigned long allocationCount(void);
