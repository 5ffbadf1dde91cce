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

typedef NS_ENUM(NSUInteger, UICollectionElementCategory) {
  UICollectionElementCategoryCell,
  UICollectionElementCategorySupplementaryView,
  UICollectionElementCategoryDecorationView
} NS_SWIFT_NAME(UICollectionView.ElementCategory);

NS_SWIFT_UI_ACTOR @interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
@property (nonatomic) CGRect frame;
@property (nonatomic, strong) NSIndexPath *indexPath;
@property (nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@property (nonatomic, readonly, nullable) NSString *representedElementKind;
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) CGSize collectionViewContentSize;
- (nullable NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect
  NS_SWIFT_NAME(layoutAttributesForElements(in:));
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                                                              atIndexPath:(NSIndexPath *)indexPath
  NS_SWIFT_NAME(layoutAttributesForSupplementaryView(ofKind:at:));
@end

typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal
} NS_SWIFT_NAME(UICollectionView.ScrollDirection);

NS_SWIFT_UI_ACTOR @interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@end

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR @interface UICollectionViewCompositionalLayoutConfiguration : NSObject <NSCopying>
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, copy) UICollectionViewCompositionalLayoutConfiguration *configuration;
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

extern NSString *const UICollectionElementKindSectionHeader NS_SWIFT_NAME(UICollectionView.elementKindSectionHeader);
extern NSString *const UICollectionElementKindSectionFooter NS_SWIFT_NAME(UICollectionView.elementKindSectionFooter);

NS_SWIFT_UI_ACTOR @interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, weak, nullable) id <UICollectionViewDataSource> dataSource;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(cellForItem(at:));
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell NS_SWIFT_NAME(indexPath(for:));
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind
                                                           atIndexPath:(NSIndexPath *)indexPath
  API_AVAILABLE(ios(9.0)) NS_SWIFT_NAME(supplementaryView(forElementKind:at:));
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
               atScrollPosition:(UICollectionViewScrollPosition)scrollPosition
                       animated:(_Bool)animated NS_SWIFT_NAME(scrollToItem(at:at:animated:));
@end

NS_ASSUME_NONNULL_END
