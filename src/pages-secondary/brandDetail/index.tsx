import { View } from '@tarojs/components'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { BrandHead } from '@/features/brand/components/brand-head/brand-head'
import { brandQuery } from '@/features/brand/queries'
import { StoreCard } from '@/features/location/components/store-card/store-card'
import { someStores } from '@/features/location/store-count'
import { storesOfBrandQuery } from '@/features/location/store-queries'
import { useChosenSpot } from '@/features/location/use-chosen-spot'
import { PrivilegeTile } from '@/features/market/components/privilege-tile/privilege-tile'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { useShare } from '@/features/wechat/use-share'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { MoreButton } from '@/ui/more-button/more-button'
import { Page } from '@/ui/page/page'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { BrandSkeleton } from './sections/brand-skeleton'

const PATH = 'pages-secondary/brandDetail/index'

/** The stores of the brand, the nearest first. */
function BrandStores({ brandId }: { brandId: string }) {
  const spot = useChosenSpot()
  // the position may become known while the page is open
  const query = useInfiniteQuery({ ...storesOfBrandQuery(brandId, spot), placeholderData: keepPreviousData })
  return (
    <Stateful query={query} skeleton={<ListSkeleton rows={2} height={200} />}>
      {({ pages }) => (
        <View className={css.stores}>
          {pages.flatMap(({ list }) =>
            list.map((store) => <StoreCard key={store.merchantId} store={store} ofBrand />)
          )}
          {query.hasNextPage ? <MoreButton query={query} /> : null}
        </View>
      )}
    </Stateful>
  )
}

/** 品牌详情: a brand, its privileges, and its stores. */
function BrandDetailPage({ query: { brandId } }: PageProps<typeof PATH>) {
  const query = useQuery(brandQuery(brandId))
  useShare({ title: query.data?.brand.name ?? titleOf(PATH), path: urlOf(PATH, { brandId }) })
  return (
    <Page title={titleOf(PATH)}>
      <Stateful query={query} skeleton={<BrandSkeleton />}>
        {({ brand, privileges, storeTotal }) => (
          <>
            <View className={css.head}>
              <BrandHead brand={brand} />
            </View>
            <SectionHead title='品牌权益' aside={`${privileges.length} 项`} />
            {privileges.length > 0 ? (
              <View className={css.tiles}>
                {privileges.map((privilege) => (
                  <View key={privilege.privilegeId} className={css.tile}>
                    <PrivilegeTile privilege={privilege} />
                  </View>
                ))}
              </View>
            ) : (
              <View className={css.none}>该品牌暂无可领取的权益</View>
            )}
            <SectionHead title='适用门店' aside={storeTotal > 0 ? someStores(storeTotal) : undefined} />
            {storeTotal > 0 ? (
              <BrandStores brandId={brandId} />
            ) : (
              <View className={css.none}>该品牌的权益在线上使用，无需到店</View>
            )}
          </>
        )}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), BrandDetailPage)
