#pragma once
#include "UIScrollView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UICollectionReusableView : UIView
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewListCell : UICollectionViewCell
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)init NS_UNAVAILABLE;
@end

typedef NS_ENUM(NSInteger, UICollectionLayoutListAppearance) {
  UICollectionLayoutListAppearancePlain,
  UICollectionLayoutListAppearanceGrouped,
  UICollectionLayoutListAppearanceInsetGrouped,
  UICollectionLayoutListAppearanceSidebar,
  UICollectionLayoutListAppearanceSidebarPlain
};

@class UICollectionView;

NS_SWIFT_UI_ACTOR @protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:cellForItemAt:));
@end

typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5
} NS_SWIFT_NAME(UICollectionView.ScrollPosition);

NS_SWIFT_UI_ACTOR @interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, weak, nullable) id <UICollectionViewDataSource> dataSource;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(cellForItem(at:));
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
               atScrollPosition:(UICollectionViewScrollPosition)scrollPosition
                       animated:(_Bool)animated NS_SWIFT_NAME(scrollToItem(at:at:animated:));
@end

NS_ASSUME_NONNULL_END
