import { useState } from 'react'
import { View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable/pressable'
import { SearchField } from '@/ui/search-field/search-field'
import { StickyHead } from '@/ui/sticky-head/sticky-head'
import { Tabs } from '@/ui/tabs/tabs'
import { GOODS_TABS, type GoodsKind } from '../../goods'
import { choicesOf, type GoodsSearch } from '../../goods-search'
import { MarketFilterSheet } from './filter-sheet'
import css from './market-head.module.scss'

export interface MarketHeadProps {
  kind: GoodsKind
  search: GoodsSearch
  /** False where the platform forbids selling: nothing is said of prices there. */
  priced: boolean
  onKind: (kind: GoodsKind) => void
  onSearch: (search: GoodsSearch) => void
}

/** Search, filter and kinds of goods; stays at the top while the goods are scrolled. */
export function MarketHead({ kind, search, priced, onKind, onSearch }: MarketHeadProps) {
  const [choosing, setChoosing] = useState(false)
  const count = choicesOf(search)
  return (
    <>
      <StickyHead>
        <View className={css.line}>
          <View className={css.search}>
            <SearchField
              label='搜索会员卡、权益包、券'
              value={search.keyword}
              onType={(keyword) => onSearch({ ...search, keyword })}
            />
          </View>
          <Pressable
            className={css.filter}
            label={count > 0 ? `筛选 ${count} 项` : '筛选'}
            onPress={() => setChoosing(true)}
          >
            <View className={count > 0 ? css.chosen : undefined}>{count > 0 ? `筛选 ${count}` : '筛选'}</View>
          </Pressable>
        </View>
        <Tabs label='商品分类' items={GOODS_TABS} active={kind} onChange={onKind} />
      </StickyHead>
      {/* beside the head: what lies in it lies below the tab bar */}
      <MarketFilterSheet
        open={choosing}
        search={search}
        priced={priced}
        onDone={onSearch}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
