/// The first stored property of each class whose instances are values of attributed strings.
///
/// Foundation on Linux compares the attributes of neighboring parts with `CFEqual`, which reads bits 8 to 17 of the
/// word behind an object's header. If these bits are 0, it treats the object as a Core Foundation object and traps.
/// Otherwise, it calls `isEqual(_:)`. Without this property, text with two fonts or two colors would crash the app.
struct ValueTag: Sendable {
  private let bits: UInt64 = 0x3FF00
}
