import Foundation
import Testing
import UIKit

@MainActor @Suite("Snapshots, files of images, and content below bars") struct OrdinaryAdditionTests {
  @Test("A snapshot keeps the view's earlier look, and does not follow the view")
  func snapshot() throws {
    let screen = Screen()
    let card = screen.add(rect(20, 100, 200, 120))
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 12
    let label = UILabel(frame: rect(10, 10, 100, 20))
    label.text = "Before"
    let hidden = UIButton(frame: rect(0, 50, 50, 20))
    hidden.isHidden = true
    card.addSubview(label)
    card.addSubview(hidden)
    let picture = try #require(card.snapshotView(afterScreenUpdates: true))
    label.text = "After"
    card.backgroundColor = .systemRed
    #expect(picture.frame == rect(0, 0, 200, 120) && picture.backgroundColor == .systemTeal)
    #expect(picture.layer.cornerRadius == 12 && picture.subviews.count == 1)
    let copy = try #require(picture.subviews.first as? UILabel)
    #expect(copy.text == "Before" && copy.frame == label.frame && copy.font == label.font)
    card.removeFromSuperview()
    let empty = try #require(card.snapshotView(afterScreenUpdates: false))
    #expect(empty.subviews.isEmpty && empty.bounds.size == card.bounds.size, "it has not been rendered")
  }

  @Test("The picture of a scrolled view shows what is visible")
  func scrolledSnapshot() throws {
    let screen = Screen()
    let scrollView = UIScrollView(frame: rect(0, 0, 300, 300))
    scrollView.contentSize = CGSize(width: 300, height: 900)
    scrollView.addSubview(UILabel(frame: rect(0, 400, 100, 20)))
    screen.view.addSubview(scrollView)
    scrollView.contentOffset.y = 350
    let picture = try #require(scrollView.snapshotView(afterScreenUpdates: true))
    let label = try #require(picture.subviews.first { $0 is UILabel })
    #expect(label.convert(label.bounds, to: picture).minY - picture.bounds.minY == 50)
  }

  @Test("An image becomes a PNG file of its size in pixels")
  func png() throws {
    HeadlessWorld.reset()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: image.scale))
    #expect(read.size == CGSize(width: 40, height: 30) && image.scale == 3)
    #expect(UIImage().pngData() == nil)
    // The file ends with an empty chunk and its checksum.
    #expect(Array(data.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("The edges of a controller determine whether its view extends behind the bars")
  func extendedEdges() {
    let form = UIViewController()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: form)
    tabs.viewControllers = [navigation]
    let screen = Screen(controller: tabs)
    #expect(form.view.frame == rect(0, 0, 393, 852) && form.view.safeAreaInsets.top == 103)
    form.edgesForExtendedLayout = []
    HeadlessWorld.updateCycle()
    #expect(form.view.frame == rect(0, 103, 393, 852 - 103 - 83) && form.view.safeAreaInsets == .zero)
    form.edgesForExtendedLayout = .bottom
    HeadlessWorld.updateCycle()
    #expect(form.view.frame == rect(0, 103, 393, 852 - 103) && form.view.safeAreaInsets.bottom == 83)
    navigation.setNavigationBarHidden(true, animated: false)
    HeadlessWorld.updateCycle()
    #expect(form.view.frame == rect(0, 0, 393, 852) && form.view.safeAreaInsets.top == 59, "there is no bar")
    navigation.setNavigationBarHidden(false, animated: false)
    form.edgesForExtendedLayout = .all
    HeadlessWorld.updateCycle()
    #expect(form.view.frame == rect(0, 0, 393, 852) && form.view.safeAreaInsets.top == 103)
    // A pushed controller determines its own edges.
    let next = UIViewController()
    next.edgesForExtendedLayout = []
    navigation.pushViewController(next, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(next.view.frame == rect(0, 103, 393, 852 - 103 - 83))
    navigation.popViewController(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(form.view.frame == rect(0, 0, 393, 852))
    _ = screen
  }

  @Test("A toolbar shows the color of its appearance, unless the app has set another one")
  func toolbarAppearance() {
    let screen = Screen()
    let bar = UIToolbar(frame: rect(0, 700, 393, 44))
    screen.view.addSubview(bar)
    let appearance = UIToolbarAppearance()
    appearance.backgroundColor = .systemYellow
    bar.standardAppearance = appearance
    HeadlessWorld.updateCycle()
    #expect(bar.backgroundColor == .systemYellow)
    bar.compactAppearance = UIToolbarAppearance()
    bar.compactAppearance?.backgroundColor = .systemPink
    HeadlessWorld.updateCycle()
    #expect(bar.backgroundColor == .systemYellow, "the height is regular")
    bar.backgroundColor = .systemBlue
    bar.standardAppearance = UIToolbarAppearance()
    HeadlessWorld.updateCycle()
    #expect(bar.backgroundColor == .systemBlue)
  }
}
