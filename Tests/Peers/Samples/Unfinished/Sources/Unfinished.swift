import UIKit

public final class Unfinished: UIViewController {
  let unknown = UIUnknownView()
}
