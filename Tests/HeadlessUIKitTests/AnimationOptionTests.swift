import Foundation
import Testing
import UIKit

@Suite("Animation options") struct AnimationOptionTests {
  @Test(
    "Options have UIKit's bits: curves from bit 16, transitions from bit 20, and frame rates from bit 24",
    arguments: [
      ("layoutSubviews", UIView.AnimationOptions.layoutSubviews.rawValue, 1),
      ("allowUserInteraction", UIView.AnimationOptions.allowUserInteraction.rawValue, 2),
      ("beginFromCurrentState", UIView.AnimationOptions.beginFromCurrentState.rawValue, 4),
      ("repeat", UIView.AnimationOptions.`repeat`.rawValue, 8),
      ("autoreverse", UIView.AnimationOptions.autoreverse.rawValue, 16),
      ("overrideInheritedDuration", UIView.AnimationOptions.overrideInheritedDuration.rawValue, 32),
      ("overrideInheritedCurve", UIView.AnimationOptions.overrideInheritedCurve.rawValue, 64),
      ("allowAnimatedContent", UIView.AnimationOptions.allowAnimatedContent.rawValue, 128),
      ("showHideTransitionViews", UIView.AnimationOptions.showHideTransitionViews.rawValue, 256),
      ("overrideInheritedOptions", UIView.AnimationOptions.overrideInheritedOptions.rawValue, 512),
      ("curveEaseInOut", UIView.AnimationOptions.curveEaseInOut.rawValue, 0),
      ("curveEaseIn", UIView.AnimationOptions.curveEaseIn.rawValue, 65536),
      ("curveEaseOut", UIView.AnimationOptions.curveEaseOut.rawValue, 131072),
      ("curveLinear", UIView.AnimationOptions.curveLinear.rawValue, 196608),
      ("transitionFlipFromLeft", UIView.AnimationOptions.transitionFlipFromLeft.rawValue, 1048576),
      ("transitionFlipFromRight", UIView.AnimationOptions.transitionFlipFromRight.rawValue, 2097152),
      ("transitionCurlUp", UIView.AnimationOptions.transitionCurlUp.rawValue, 3145728),
      ("transitionCurlDown", UIView.AnimationOptions.transitionCurlDown.rawValue, 4194304),
      ("transitionCrossDissolve", UIView.AnimationOptions.transitionCrossDissolve.rawValue, 5242880),
      ("transitionFlipFromTop", UIView.AnimationOptions.transitionFlipFromTop.rawValue, 6291456),
      ("transitionFlipFromBottom", UIView.AnimationOptions.transitionFlipFromBottom.rawValue, 7340032),
      ("preferredFramesPerSecond60", UIView.AnimationOptions.preferredFramesPerSecond60.rawValue, 50331648),
      ("preferredFramesPerSecond30", UIView.AnimationOptions.preferredFramesPerSecond30.rawValue, 117440512),
    ] as [(String, UInt, UInt)])
  func animationOptions(name: String, rawValue: UInt, expected: UInt) {
    #expect(rawValue == expected, "\(name)")
  }

  @Test(
    "Autoresizing masks have UIKit's bits",
    arguments: [
      ("flexibleLeftMargin", UIView.AutoresizingMask.flexibleLeftMargin.rawValue, 1),
      ("flexibleWidth", UIView.AutoresizingMask.flexibleWidth.rawValue, 2),
      ("flexibleRightMargin", UIView.AutoresizingMask.flexibleRightMargin.rawValue, 4),
      ("flexibleTopMargin", UIView.AutoresizingMask.flexibleTopMargin.rawValue, 8),
      ("flexibleHeight", UIView.AutoresizingMask.flexibleHeight.rawValue, 16),
      ("flexibleBottomMargin", UIView.AutoresizingMask.flexibleBottomMargin.rawValue, 32),
    ] as [(String, UInt, UInt)])
  func autoresizingMasks(name: String, rawValue: UInt, expected: UInt) {
    #expect(rawValue == expected, "\(name)")
  }

  @Test("Bits without a name are preserved")
  func unknownBits() {
    let options = UIView.AnimationOptions(rawValue: 7 << 16)
    #expect(options.rawValue == 458_752 && options.contains(.curveEaseIn) && options.contains(.curveLinear))
  }
}
