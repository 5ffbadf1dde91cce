#if !CLAVIER_HEADLESS
  extension KeyboardHost {
    /// Where a keyboard lives when nobody says: the system's own screen, which it cannot move.
    static var standard: KeyboardHost { .byHand }
  }
#endif
