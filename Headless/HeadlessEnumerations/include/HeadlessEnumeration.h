// The enumerations are C's, and open, because UIKit's are: Swift imports an open C enumeration as it imports an
// Objective-C one, so `UIView.AnimationCurve(rawValue: 7)` holds 7 and a `switch` asks for `@unknown default`.
// An enumeration written in Swift would answer nil.
#pragma once

#define HEADLESS_ENUM(name)                                     \
  enum __attribute__((enum_extensibility(open))) name : long;   \
  typedef enum name name;                                       \
  enum name : long

/// One constant: its name in C, in Swift, and its raw value.
#define HEADLESS_CASE(name, swift, raw) name __attribute__((swift_name(#swift))) = raw
