#pragma once
#include "UIScrollView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UICollectionReusableView : UIView
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@end

NS_SWIFT_UI_ACTOR @interface UICollectionView : UIScrollView
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(cellForItem(at:));
@end

NS_ASSUME_NONNULL_END
