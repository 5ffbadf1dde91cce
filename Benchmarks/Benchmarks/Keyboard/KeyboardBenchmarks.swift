import Benchmark
import Clavier
import Foundation
import UIKit

let benchmarks: @Sendable () -> Void = {
  for style in Style.allCases {
    compare("1 × \(style.name)") { style.comparison(1) }
  }
  compare("1 × events") { Style.events() }
  for style in Style.allCases where style != .handler {
    compare("100 × \(style.name)") { style.comparison(100) }
  }
  for style in [Style.covered, .constraint] {
    compare("1 × \(style.movingName)") { style.comparison(1, alternates: true) }
  }
  compare("plan with three nested scroll views") { AvoiderBenchmarks.plan() }
  compare("turn, depth 10") { AvoiderBenchmarks.turn(depth: 10) }
  compare("turn, depth 10, a text field") {
    AvoiderBenchmarks.turn(editing: UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 34)), depth: 10)
  }
  compare("turn, depth 10, ten more scroll views") { AvoiderBenchmarks.turn(depth: 10, scrollViews: 10) }
  compare("turn, depth 10, a hundred companions") { AvoiderBenchmarks.turn(depth: 10, companions: 100) }
  compare("notifications and plans, 100,000 views", seconds: 4) { AvoiderBenchmarks.views(100_000) }
  compare("typing into 10 kB", seconds: 4) { AvoiderBenchmarks.typing() }
}
