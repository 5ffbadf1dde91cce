#pragma once
#include "../CoreFoundation.h"
#include "../ObjectiveC.h"
#include "NSObjectProtocols.h"
#include "NSCollections.h"
#include "NSNotification.h"
#include "NSProcess.h"
