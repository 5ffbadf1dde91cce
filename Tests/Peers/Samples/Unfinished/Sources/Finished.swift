import UIKit

public final class Finished: UIView {}
