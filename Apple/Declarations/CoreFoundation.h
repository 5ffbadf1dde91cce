#pragma once
#include "AppleMacros.h"
#include "Darwin.h"
#include "ObjectiveC.h"

typedef double CGFloat;
typedef double CFTimeInterval;
typedef long CFIndex;
typedef unsigned long CFOptionFlags;
typedef unsigned char Boolean;

// CoreFoundation declares the structures (CFCGTypes.h). CoreGraphics declares all members except these fields.
struct CGPoint { CGFloat x; CGFloat y; };
typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width; CGFloat height; };
typedef struct CGSize CGSize;
struct CGVector { CGFloat dx; CGFloat dy; };
typedef struct CGVector CGVector;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; };
typedef struct CGAffineTransform CGAffineTransform;

#define CF_BRIDGED_TYPE(type) __attribute__((objc_bridge(type)))
#define CF_BRIDGED_MUTABLE_TYPE(type) __attribute__((objc_bridge_mutable(type)))
typedef const struct CF_BRIDGED_TYPE(id) __CFAllocator *CFAllocatorRef;
typedef const struct CF_BRIDGED_TYPE(NSString) __CFString *CFStringRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFRunLoop *CFRunLoopRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFRunLoopObserver *CFRunLoopObserverRef;
typedef CFStringRef CFRunLoopMode NS_TYPED_EXTENSIBLE_ENUM;

typedef NS_OPTIONS(CFOptionFlags, CFRunLoopActivity) {
  kCFRunLoopEntry = 1 << 0,
  kCFRunLoopBeforeTimers = 1 << 1,
  kCFRunLoopBeforeSources = 1 << 2,
  kCFRunLoopBeforeWaiting = 1 << 5,
  kCFRunLoopAfterWaiting = 1 << 6,
  kCFRunLoopExit = 1 << 7,
  kCFRunLoopAllActivities = 0x0FFFFFFF
};

typedef NS_ENUM(int, CFRunLoopRunResult) {
  kCFRunLoopRunFinished = 1,
  kCFRunLoopRunStopped = 2,
  kCFRunLoopRunTimedOut = 3,
  kCFRunLoopRunHandledSource = 4
};

// Not audited for nullability, so all pointers are implicitly unwrapped in Swift.
_Pragma("clang arc_cf_code_audited begin")
extern const CFRunLoopMode kCFRunLoopDefaultMode;
extern const CFRunLoopMode kCFRunLoopCommonModes;
CFRunLoopRef CFRunLoopGetCurrent(void);
CFRunLoopRef CFRunLoopGetMain(void);
_Bool CFRunLoopContainsObserver(CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
void CFRunLoopAddObserver(CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
void CFRunLoopRemoveObserver(CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
void CFRunLoopWakeUp(CFRunLoopRef rl);
void CFRunLoopStop(CFRunLoopRef rl);
CFRunLoopRunResult CFRunLoopRunInMode(CFRunLoopMode mode, CFTimeInterval seconds, _Bool returnAfterSourceHandled);
void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer);
CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(
  CFAllocatorRef allocator, CFOptionFlags activities, _Bool repeats, CFIndex order,
  void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity));
_Pragma("clang arc_cf_code_audited end")
