// The macros of Apple's headers, with the attributes that Swift reads from them.
#pragma once

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

// Availability, up to four platforms: API_AVAILABLE(ios(15.0), macos(13.0)).
// API of iOS 15, the oldest system that the package supports, or earlier needs no availability.
#define APPLE_AVAILABLE_ios(version) ios, introduced=version
#define APPLE_AVAILABLE_macCatalyst(version) maccatalyst, introduced=version
#define APPLE_AVAILABLE_visionos(version) visionos, introduced=version
#define APPLE_AVAILABLE_macos(version) macos, introduced=version
#define APPLE_AVAILABLE_1(a) __attribute__((availability(APPLE_AVAILABLE_##a)))
#define APPLE_AVAILABLE_2(a, b) APPLE_AVAILABLE_1(a) APPLE_AVAILABLE_1(b)
#define APPLE_AVAILABLE_3(a, b, c) APPLE_AVAILABLE_2(a, b) APPLE_AVAILABLE_1(c)
#define APPLE_AVAILABLE_4(a, b, c, d) APPLE_AVAILABLE_3(a, b, c) APPLE_AVAILABLE_1(d)
#define APPLE_PICK(_1, _2, _3, _4, name, ...) name
#define API_AVAILABLE(...) \
  APPLE_PICK(__VA_ARGS__, APPLE_AVAILABLE_4, APPLE_AVAILABLE_3, APPLE_AVAILABLE_2, APPLE_AVAILABLE_1, ) \
  (__VA_ARGS__)

#define APPLE_UNAVAILABLE_ios ios
#define APPLE_UNAVAILABLE_macCatalyst maccatalyst
#define APPLE_UNAVAILABLE_visionos visionos
#define APPLE_UNAVAILABLE_macos macos
#define APPLE_UNAVAILABLE_1(a) __attribute__((availability(APPLE_UNAVAILABLE_##a, unavailable)))
#define APPLE_UNAVAILABLE_2(a, b) APPLE_UNAVAILABLE_1(a) APPLE_UNAVAILABLE_1(b)
#define APPLE_UNAVAILABLE_3(a, b, c) APPLE_UNAVAILABLE_2(a, b) APPLE_UNAVAILABLE_1(c)
#define APPLE_UNAVAILABLE_4(a, b, c, d) APPLE_UNAVAILABLE_3(a, b, c) APPLE_UNAVAILABLE_1(d)
#define API_UNAVAILABLE(...) \
  APPLE_PICK(__VA_ARGS__, APPLE_UNAVAILABLE_4, APPLE_UNAVAILABLE_3, APPLE_UNAVAILABLE_2, APPLE_UNAVAILABLE_1, ) \
  (__VA_ARGS__)

// API_DEPRECATED("message", ios(2.0, 26.0)).
#define APPLE_DEPRECATED_ios(from, to) ios, introduced=from, deprecated=to
#define APPLE_DEPRECATED_visionos(from, to) visionos, introduced=from, deprecated=to
#define APPLE_DEPRECATED_1(text, a) __attribute__((availability(APPLE_DEPRECATED_##a, message=text)))
#define APPLE_DEPRECATED_2(text, a, b) APPLE_DEPRECATED_1(text, a) APPLE_DEPRECATED_1(text, b)
#define API_DEPRECATED(text, ...) \
  APPLE_PICK(__VA_ARGS__, , , APPLE_DEPRECATED_2, APPLE_DEPRECATED_1, )(text, __VA_ARGS__)

#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_NOESCAPE __attribute__((noescape))

// Names and bridging.
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define NS_BRIDGED_TO(name) __attribute__((swift_bridge(#name)))

// Isolation and Sendable.
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))

// Like Apple's, these enumerations are open: a switch over one needs `@unknown default`.
#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
