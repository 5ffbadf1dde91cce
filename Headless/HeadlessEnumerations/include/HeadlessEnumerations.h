#pragma once
#include "ControlEnumerations.h"
#include "InterfaceEnumerations.h"
#include "TextEnumerations.h"
#include "ViewEnumerations.h"
