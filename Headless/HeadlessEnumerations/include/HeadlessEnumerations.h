#pragma once
#include "ContentEnumerations.h"
#include "ControlEnumerations.h"
#include "ControllerEnumerations.h"
#include "InterfaceEnumerations.h"
#include "TableEnumerations.h"
#include "TextEnumerations.h"
#include "ViewEnumerations.h"
