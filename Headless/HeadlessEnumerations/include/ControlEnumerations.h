// Controls, bars, touches, and gesture recognizers.
#pragma once
#include "HeadlessEnumeration.h"

/// `UIControl.ContentVerticalAlignment` of UIKit.
HEADLESS_ENUM(UIControlContentVerticalAlignment) {
  HEADLESS_CASE(UIControlContentVerticalAlignmentCenter, center, 0),
  HEADLESS_CASE(UIControlContentVerticalAlignmentTop, top, 1),
  HEADLESS_CASE(UIControlContentVerticalAlignmentBottom, bottom, 2),
  HEADLESS_CASE(UIControlContentVerticalAlignmentFill, fill, 3)
};

/// `UIControl.ContentHorizontalAlignment` of UIKit.
HEADLESS_ENUM(UIControlContentHorizontalAlignment) {
  HEADLESS_CASE(UIControlContentHorizontalAlignmentCenter, center, 0),
  HEADLESS_CASE(UIControlContentHorizontalAlignmentLeft, left, 1),
  HEADLESS_CASE(UIControlContentHorizontalAlignmentRight, right, 2),
  HEADLESS_CASE(UIControlContentHorizontalAlignmentFill, fill, 3),
  HEADLESS_CASE(UIControlContentHorizontalAlignmentLeading, leading, 4),
  HEADLESS_CASE(UIControlContentHorizontalAlignmentTrailing, trailing, 5)
};

/// `UIMenuElement.State` of UIKit.
HEADLESS_ENUM(UIMenuElementState) {
  HEADLESS_CASE(UIMenuElementStateOff, off, 0),
  HEADLESS_CASE(UIMenuElementStateOn, on, 1),
  HEADLESS_CASE(UIMenuElementStateMixed, mixed, 2)
};

/// `UIButton.ButtonType` of UIKit.
HEADLESS_ENUM(UIButtonType) {
  HEADLESS_CASE(UIButtonTypeCustom, custom, 0),
  HEADLESS_CASE(UIButtonTypeSystem, system, 1),
  HEADLESS_CASE(UIButtonTypeDetailDisclosure, detailDisclosure, 2),
  HEADLESS_CASE(UIButtonTypeInfoLight, infoLight, 3),
  HEADLESS_CASE(UIButtonTypeInfoDark, infoDark, 4),
  HEADLESS_CASE(UIButtonTypeContactAdd, contactAdd, 5),
  HEADLESS_CASE(UIButtonTypeClose, close, 7)
};

/// `UIBarButtonItem.Style` of UIKit.
HEADLESS_ENUM(UIBarButtonItemStyle) {
  HEADLESS_CASE(UIBarButtonItemStylePlain, plain, 0),
  HEADLESS_CASE(UIBarButtonItemStyleDone, done, 2),
  HEADLESS_CASE(UIBarButtonItemStyleProminent, prominent, 2)
};

/// `UIBarButtonItem.SystemItem` of UIKit.
HEADLESS_ENUM(UIBarButtonSystemItem) {
  HEADLESS_CASE(UIBarButtonSystemItemDone, done, 0),
  HEADLESS_CASE(UIBarButtonSystemItemCancel, cancel, 1),
  HEADLESS_CASE(UIBarButtonSystemItemEdit, edit, 2),
  HEADLESS_CASE(UIBarButtonSystemItemSave, save, 3),
  HEADLESS_CASE(UIBarButtonSystemItemAdd, add, 4),
  HEADLESS_CASE(UIBarButtonSystemItemFlexibleSpace, flexibleSpace, 5),
  HEADLESS_CASE(UIBarButtonSystemItemFixedSpace, fixedSpace, 6),
  HEADLESS_CASE(UIBarButtonSystemItemCompose, compose, 7),
  HEADLESS_CASE(UIBarButtonSystemItemReply, reply, 8),
  HEADLESS_CASE(UIBarButtonSystemItemAction, action, 9),
  HEADLESS_CASE(UIBarButtonSystemItemOrganize, organize, 10),
  HEADLESS_CASE(UIBarButtonSystemItemBookmarks, bookmarks, 11),
  HEADLESS_CASE(UIBarButtonSystemItemSearch, search, 12),
  HEADLESS_CASE(UIBarButtonSystemItemRefresh, refresh, 13),
  HEADLESS_CASE(UIBarButtonSystemItemStop, stop, 14),
  HEADLESS_CASE(UIBarButtonSystemItemCamera, camera, 15),
  HEADLESS_CASE(UIBarButtonSystemItemTrash, trash, 16),
  HEADLESS_CASE(UIBarButtonSystemItemPlay, play, 17),
  HEADLESS_CASE(UIBarButtonSystemItemPause, pause, 18),
  HEADLESS_CASE(UIBarButtonSystemItemRewind, rewind, 19),
  HEADLESS_CASE(UIBarButtonSystemItemFastForward, fastForward, 20),
  HEADLESS_CASE(UIBarButtonSystemItemUndo, undo, 21),
  HEADLESS_CASE(UIBarButtonSystemItemRedo, redo, 22),
  HEADLESS_CASE(UIBarButtonSystemItemClose, close, 24)
};

/// `UIBarStyle` of UIKit.
HEADLESS_ENUM(UIBarStyle) {
  HEADLESS_CASE(UIBarStyleDefault, default, 0),
  HEADLESS_CASE(UIBarStyleBlack, black, 1)
};

/// `UINavigationItem.LargeTitleDisplayMode` of UIKit.
HEADLESS_ENUM(UINavigationItemLargeTitleDisplayMode) {
  HEADLESS_CASE(UINavigationItemLargeTitleDisplayModeAutomatic, automatic, 0),
  HEADLESS_CASE(UINavigationItemLargeTitleDisplayModeAlways, always, 1),
  HEADLESS_CASE(UINavigationItemLargeTitleDisplayModeNever, never, 2)
};

/// `UIInputView.Style` of UIKit.
HEADLESS_ENUM(UIInputViewStyle) {
  HEADLESS_CASE(UIInputViewStyleDefault, default, 0),
  HEADLESS_CASE(UIInputViewStyleKeyboard, keyboard, 1)
};

/// `UITouch.Phase` of UIKit.
HEADLESS_ENUM(UITouchPhase) {
  HEADLESS_CASE(UITouchPhaseBegan, began, 0),
  HEADLESS_CASE(UITouchPhaseMoved, moved, 1),
  HEADLESS_CASE(UITouchPhaseStationary, stationary, 2),
  HEADLESS_CASE(UITouchPhaseEnded, ended, 3),
  HEADLESS_CASE(UITouchPhaseCancelled, cancelled, 4)
};

/// `UITouch.TouchType` of UIKit.
HEADLESS_ENUM(UITouchType) {
  HEADLESS_CASE(UITouchTypeDirect, direct, 0),
  HEADLESS_CASE(UITouchTypeIndirect, indirect, 1),
  HEADLESS_CASE(UITouchTypePencil, pencil, 2)
};

/// `UIEvent.EventType` of UIKit.
HEADLESS_ENUM(UIEventType) {
  HEADLESS_CASE(UIEventTypeTouches, touches, 0),
  HEADLESS_CASE(UIEventTypeMotion, motion, 1),
  HEADLESS_CASE(UIEventTypeRemoteControl, remoteControl, 2),
  HEADLESS_CASE(UIEventTypePresses, presses, 3),
  HEADLESS_CASE(UIEventTypeScroll, scroll, 10),
  HEADLESS_CASE(UIEventTypeHover, hover, 11),
  HEADLESS_CASE(UIEventTypeTransform, transform, 14)
};

/// `UIEvent.EventSubtype` of UIKit.
HEADLESS_ENUM(UIEventSubtype) {
  HEADLESS_CASE(UIEventSubtypeNone, none, 0),
  HEADLESS_CASE(UIEventSubtypeMotionShake, motionShake, 1),
  HEADLESS_CASE(UIEventSubtypeRemoteControlPlay, remoteControlPlay, 100),
  HEADLESS_CASE(UIEventSubtypeRemoteControlPause, remoteControlPause, 101),
  HEADLESS_CASE(UIEventSubtypeRemoteControlStop, remoteControlStop, 102),
  HEADLESS_CASE(UIEventSubtypeRemoteControlTogglePlayPause, remoteControlTogglePlayPause, 103),
  HEADLESS_CASE(UIEventSubtypeRemoteControlNextTrack, remoteControlNextTrack, 104),
  HEADLESS_CASE(UIEventSubtypeRemoteControlPreviousTrack, remoteControlPreviousTrack, 105),
  HEADLESS_CASE(UIEventSubtypeRemoteControlBeginSeekingBackward, remoteControlBeginSeekingBackward, 106),
  HEADLESS_CASE(UIEventSubtypeRemoteControlEndSeekingBackward, remoteControlEndSeekingBackward, 107),
  HEADLESS_CASE(UIEventSubtypeRemoteControlBeginSeekingForward, remoteControlBeginSeekingForward, 108),
  HEADLESS_CASE(UIEventSubtypeRemoteControlEndSeekingForward, remoteControlEndSeekingForward, 109)
};

/// `UIGestureRecognizer.State` of UIKit.
HEADLESS_ENUM(UIGestureRecognizerState) {
  HEADLESS_CASE(UIGestureRecognizerStatePossible, possible, 0),
  HEADLESS_CASE(UIGestureRecognizerStateBegan, began, 1),
  HEADLESS_CASE(UIGestureRecognizerStateChanged, changed, 2),
  HEADLESS_CASE(UIGestureRecognizerStateEnded, ended, 3),
  HEADLESS_CASE(UIGestureRecognizerStateCancelled, cancelled, 4),
  HEADLESS_CASE(UIGestureRecognizerStateFailed, failed, 5),
  HEADLESS_CASE(UIGestureRecognizerStateRecognized, recognized, 3)
};

/// `UIContextMenuInteractionCommitStyle` of UIKit.
HEADLESS_ENUM(UIContextMenuInteractionCommitStyle) {
  HEADLESS_CASE(UIContextMenuInteractionCommitStyleDismiss, dismiss, 0),
  HEADLESS_CASE(UIContextMenuInteractionCommitStylePop, pop, 1)
};
