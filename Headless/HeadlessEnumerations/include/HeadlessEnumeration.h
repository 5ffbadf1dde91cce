// The enumerations are declared in C, and open, because UIKit's are. Swift imports an open C enumeration like an
// Objective-C one: `UIView.AnimationCurve(rawValue: 7)` holds 7 and a `switch` requires `@unknown default`. The
// initializer of an enumeration in Swift would return nil.
#pragma once

#define HEADLESS_ENUM(name)                                     \
  enum __attribute__((enum_extensibility(open))) name : long;   \
  typedef enum name name;                                       \
  enum name : long

/// A constant: its name in C, its name in Swift, and its raw value.
#define HEADLESS_CASE(name, swift, raw) name __attribute__((swift_name(#swift))) = raw
