import { View } from '@tarojs/components'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '@/api/read'
import { MerchantRow } from '@/features/location/components/merchant-row/merchant-row'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { usePageEnd } from '@/features/page/visible'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './more.module.scss'

/** Merchants near the user, nearest first, paging in as the page is scrolled. */
export function Nearby() {
  const query = useInfiniteQuery(readPages('pageLocationPrivileges', { pageSize: 8 }))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }
  usePageEnd(more)
  return (
    <View>
      <SectionHead title='附近好店' />
      <Stateful
        query={query}
        skeleton={
          <Skeleton className={css.list}>
            <Block height={120} />
            <Block height={120} />
          </Skeleton>
        }
        isEmpty={({ pages }) => pages[0]?.list.length === 0}
        empty={<View className={css.nothing}>这座城市的好店正在路上</View>}
      >
        {({ pages }) => (
          <View className={css.list}>
            {pages.flatMap(({ list }) =>
              list.map((merchant) => (
                <View key={merchant.merchantId} className={css.item}>
                  <MerchantRow merchant={merchant} />
                </View>
              ))
            )}
            <ListFooter
              state={
                isFetchNextPageError ? 'error' : isFetchingNextPage ? 'loading' : hasNextPage ? 'more' : 'end'
              }
              onRetry={more}
            />
          </View>
        )}
      </Stateful>
    </View>
  )
}
