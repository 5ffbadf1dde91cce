// Threads, locks, run loops, bundles, and the process.
#pragma once
#include "../CoreFoundation.h"
#include "NSCollections.h"

NS_ASSUME_NONNULL_BEGIN

// `string(from:)` takes a Date, which the Swift overlay declares.
NS_SWIFT_SENDABLE NS_SWIFT_NAME(ISO8601DateFormatter) @interface NSISO8601DateFormatter : NSObject
@end

NS_SWIFT_NAME(Thread) @interface NSThread : NSObject
@property (class, readonly) _Bool isMainThread;
@property (class, readonly, strong) NSThread *mainThread NS_SWIFT_NAME(main);
@end

@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

NS_SWIFT_SENDABLE @interface NSLock : NSObject <NSLocking>
- (_Bool)tryLock NS_SWIFT_NAME(try());
@end

typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);
extern NSRunLoopMode const NSDefaultRunLoopMode NS_SWIFT_NAME(RunLoop.Mode.default);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(RunLoop.Mode.common);

NS_SWIFT_NAME(RunLoop) @interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop NS_SWIFT_NAME(current);
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
- (CFRunLoopRef)getCFRunLoop;
@end

// https://developer.apple.com/documentation/foundation/operatingsystemversion
typedef struct {
    NSInteger majorVersion;
    NSInteger minorVersion;
    NSInteger patchVersion;
} NSOperatingSystemVersion NS_SWIFT_NAME(OperatingSystemVersion);

// `systemUptime` is a required-reason API: https://developer.apple.com/documentation/bundleresources/privacy_manifest_files.
NS_SWIFT_SENDABLE NS_SWIFT_NAME(ProcessInfo) @interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly) NSTimeInterval systemUptime;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle) @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
@property (nullable, readonly, copy) NSString *bundleIdentifier;
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
@end

NS_ASSUME_NONNULL_END
