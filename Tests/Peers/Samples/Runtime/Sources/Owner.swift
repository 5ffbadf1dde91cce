/// A class that uses the type of a file that is left out.
public final class Owner {
  let swizzler = Swizzler()
}
