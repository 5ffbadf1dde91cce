// Tables and collections.
#pragma once
#include "HeadlessEnumeration.h"

/// `UITableView.RowAnimation` of UIKit.
HEADLESS_ENUM(UITableViewRowAnimation) {
  HEADLESS_CASE(UITableViewRowAnimationFade, fade, 0),
  HEADLESS_CASE(UITableViewRowAnimationRight, right, 1),
  HEADLESS_CASE(UITableViewRowAnimationLeft, left, 2),
  HEADLESS_CASE(UITableViewRowAnimationTop, top, 3),
  HEADLESS_CASE(UITableViewRowAnimationBottom, bottom, 4),
  HEADLESS_CASE(UITableViewRowAnimationNone, none, 5),
  HEADLESS_CASE(UITableViewRowAnimationMiddle, middle, 6),
  HEADLESS_CASE(UITableViewRowAnimationAutomatic, automatic, 100)
};

/// `UITableViewCell.SeparatorStyle` of UIKit.
HEADLESS_ENUM(UITableViewCellSeparatorStyle) {
  HEADLESS_CASE(UITableViewCellSeparatorStyleNone, none, 0),
  HEADLESS_CASE(UITableViewCellSeparatorStyleSingleLine, singleLine, 1)
};

/// `UIContextualAction.Style` of UIKit.
HEADLESS_ENUM(UIContextualActionStyle) {
  HEADLESS_CASE(UIContextualActionStyleNormal, normal, 0),
  HEADLESS_CASE(UIContextualActionStyleDestructive, destructive, 1)
};

/// `UITableViewCell.EditingStyle` of UIKit.
HEADLESS_ENUM(UITableViewCellEditingStyle) {
  HEADLESS_CASE(UITableViewCellEditingStyleNone, none, 0),
  HEADLESS_CASE(UITableViewCellEditingStyleDelete, delete, 1),
  HEADLESS_CASE(UITableViewCellEditingStyleInsert, insert, 2)
};

/// `UITableViewCell.SelectionStyle` of UIKit.
HEADLESS_ENUM(UITableViewCellSelectionStyle) {
  HEADLESS_CASE(UITableViewCellSelectionStyleNone, none, 0),
  HEADLESS_CASE(UITableViewCellSelectionStyleBlue, blue, 1),
  HEADLESS_CASE(UITableViewCellSelectionStyleGray, gray, 2),
  HEADLESS_CASE(UITableViewCellSelectionStyleDefault, default, 3)
};

/// `UITableViewCell.AccessoryType` of UIKit.
HEADLESS_ENUM(UITableViewCellAccessoryType) {
  HEADLESS_CASE(UITableViewCellAccessoryNone, none, 0),
  HEADLESS_CASE(UITableViewCellAccessoryDisclosureIndicator, disclosureIndicator, 1),
  HEADLESS_CASE(UITableViewCellAccessoryDetailDisclosureButton, detailDisclosureButton, 2),
  HEADLESS_CASE(UITableViewCellAccessoryCheckmark, checkmark, 3),
  HEADLESS_CASE(UITableViewCellAccessoryDetailButton, detailButton, 4)
};

/// `UICollectionView.ScrollDirection` of UIKit.
HEADLESS_ENUM(UICollectionViewScrollDirection) {
  HEADLESS_CASE(UICollectionViewScrollDirectionVertical, vertical, 0),
  HEADLESS_CASE(UICollectionViewScrollDirectionHorizontal, horizontal, 1)
};

/// `UICollectionLayoutListConfiguration.HeaderMode` of UIKit.
HEADLESS_ENUM(UICollectionLayoutListHeaderMode) {
  HEADLESS_CASE(UICollectionLayoutListHeaderModeNone, none, 0),
  HEADLESS_CASE(UICollectionLayoutListHeaderModeSupplementary, supplementary, 1),
  HEADLESS_CASE(UICollectionLayoutListHeaderModeFirstItemInSection, firstItemInSection, 2)
};

/// `UICollectionLayoutListConfiguration.FooterMode` of UIKit.
HEADLESS_ENUM(UICollectionLayoutListFooterMode) {
  HEADLESS_CASE(UICollectionLayoutListFooterModeNone, none, 0),
  HEADLESS_CASE(UICollectionLayoutListFooterModeSupplementary, supplementary, 1)
};

/// `UICollectionLayoutSectionOrthogonalScrollingBehavior` of UIKit.
HEADLESS_ENUM(UICollectionLayoutSectionOrthogonalScrollingBehavior) {
  HEADLESS_CASE(UICollectionLayoutSectionOrthogonalScrollingBehaviorNone, none, 0),
  HEADLESS_CASE(UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous, continuous, 1),
  HEADLESS_CASE(UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary, continuousGroupLeadingBoundary, 2),
  HEADLESS_CASE(UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging, paging, 3),
  HEADLESS_CASE(UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging, groupPaging, 4),
  HEADLESS_CASE(UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered, groupPagingCentered, 5)
};

/// `UICollectionView.ElementCategory` of UIKit.
HEADLESS_ENUM(UICollectionElementCategory) {
  HEADLESS_CASE(UICollectionElementCategoryCell, cell, 0),
  HEADLESS_CASE(UICollectionElementCategorySupplementaryView, supplementaryView, 1),
  HEADLESS_CASE(UICollectionElementCategoryDecorationView, decorationView, 2)
};
