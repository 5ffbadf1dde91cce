/// An object whose lifetime a test observes.
final class Witness {}
