#pragma once
#include "ControlEnumerations.h"
#include "InterfaceEnumerations.h"
#include "TableEnumerations.h"
#include "TextEnumerations.h"
#include "ViewEnumerations.h"
