#pragma once
#include "Android.h"
