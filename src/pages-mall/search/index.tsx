import { View } from '@tarojs/components'
import { GoodsList } from '@/features/mall/components/goods-list/goods-list'
import { SortHead } from '@/features/mall/components/sort-head/sort-head'
import { NO_FILTER, narrowings } from '@/features/mall/goods-filter'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Button } from '@/ui/button/button'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { SearchField } from '@/ui/search-field/search-field'
import css from './index.module.scss'
import { History } from './sections/history'
import { Suggestions } from './sections/suggestions'
import { SearchTerms } from './sections/search-terms'
import { useMallSearch } from './use-mall-search'

const PATH = 'pages-mall/search/index'

/** 搜索: goods of the mall by name, in characters, pinyin or initials. */
function MallSearch({ query }: PageProps<typeof PATH>) {
  const state = useMallSearch(query.keyword)
  const { typed, type, keyword, search, suggestions, hot, goods, filter, setFilter } = state
  const narrowed = narrowings(filter) > 0
  return (
    <Page title={titleOf(PATH)}>
      <SortHead filter={filter} onFilter={setFilter} searched={keyword !== ''}>
        <View className={css.line}>
          <View className={css.field}>
            <SearchField label='搜索商品' value={typed} onType={type} onEnter={() => search(typed)} />
          </View>
          <Button kind='quiet' onPress={() => search(typed)}>
            搜索
          </Button>
        </View>
      </SortHead>
      {keyword ? (
        <View className={css.found}>
          <GoodsList
            query={goods}
            near={<View className={css.near}>{`未找到“${keyword}”，为您推荐相近的商品`}</View>}
            empty={
              <>
                <EmptyState
                  illustration={searchIllustration}
                  text={`未找到“${keyword}”相关的商品`}
                  hint={narrowed ? '减少筛选条件试试' : '换个词，或用拼音试试'}
                  {...(narrowed ? { action: { text: '清除筛选', onPress: () => setFilter(NO_FILTER) } } : {})}
                />
                <SearchTerms title='大家在搜' words={hot} onChoose={search} />
              </>
            }
          />
        </View>
      ) : suggestions ? (
        <Suggestions typed={typed} words={suggestions} onChoose={search} />
      ) : (
        <>
          <History onChoose={search} />
          <SearchTerms title='大家在搜' words={hot} onChoose={search} />
        </>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), MallSearch)
