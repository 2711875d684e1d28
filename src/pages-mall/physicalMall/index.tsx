import { View } from '@tarojs/components'
import { brandName } from '@/features/channel/brand'
import { GoodsList } from '@/features/mall/components/goods-list/goods-list'
import { narrowings } from '@/features/mall/goods-filter'
import { SortHead } from '@/features/mall/components/sort-head/sort-head'
import { useShare } from '@/features/wechat/use-share'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { navigate, urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import ordersIllustration from '@/ui/illustration/illustrations/orders.module.scss'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import searchShape from '@/ui/icon/icons/search.module.scss'
import { Page } from '@/ui/page/page'
import { Pressable } from '@/ui/pressable/pressable'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { Banners } from './sections/banners'
import { Categories } from './sections/categories'
import { HomeSkeleton } from './sections/home-skeleton'
import { Parts } from './sections/parts'
import { useMall } from './use-mall'

const PATH = 'pages-mall/physicalMall/index'

/** 商城: physical goods by category. */
function PhysicalMall({ query }: PageProps<typeof PATH>) {
  const { home, goods, category, chosen, filter, setFilter, choose, showAll } = useMall(query.categoryId)
  const { categoryId, name = titleOf(PATH) } = category ?? {}
  useShare({
    title: `${brandName()} · ${name}`,
    path: urlOf(PATH, categoryId === undefined ? {} : { categoryId })
  })
  return (
    <Page title={titleOf(PATH)}>
      <View className={css.searchLine}>
        <Pressable
          className={css.search}
          role='link'
          onPress={() => void navigate('pages-mall/search/index')}
        >
          <Icon of={searchShape} size={16} />
          <View className={css.searchTerms}>搜索商品</View>
        </Pressable>
      </View>
      <Stateful query={home} skeleton={<HomeSkeleton />}>
        {({ categories, banners }) => (
          <>
            <Banners banners={banners} onOpen={choose} />
            <Categories categories={categories} chosen={categoryId} onChoose={choose} />
          </>
        )}
      </Stateful>
      <SortHead filter={filter} onFilter={setFilter}>
        {category ? <Parts category={category} chosen={chosen} onChoose={choose} /> : null}
      </SortHead>
      <View className={css.gap} />
      <GoodsList
        query={goods}
        empty={
          chosen !== undefined || narrowings(filter) > 0 ? (
            <EmptyState
              illustration={searchIllustration}
              text='未找到符合条件的商品'
              hint='换个分类，或减少筛选条件试试'
              action={{ text: '查看全部商品', onPress: showAll }}
            />
          ) : (
            // a shop that sells nothing yet: there is nothing to change
            <EmptyState illustration={ordersIllustration} text='暂无在售商品' hint='上架后会在这里展示' />
          )
        }
      />
    </Page>
  )
}

export default routedPage(routeOf(PATH), PhysicalMall)
