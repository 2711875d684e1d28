import { useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { StickyHead } from '@/ui/sticky-head/sticky-head'
import { narrowings, nextPriceSort, type MallFilter, type MallSort } from '../../goods-filter'
import { MallFilterSheet } from './filter-sheet'
import css from './sort-head.module.scss'

export interface SortHeadProps {
  filter: MallFilter
  onFilter: (filter: MallFilter) => void
  /** False before there are any goods to sort. */
  searched?: boolean
}

const SORTS: readonly { key: MallSort; title: string }[] = [
  { key: 'recommended', title: '综合' },
  { key: 'sold', title: '销量' },
  { key: 'new', title: '新品' }
]

/** Order of the goods and what of them is shown, at the top of the list, below what else is there (`children`). */
export function SortHead(props: PropsWithChildren<SortHeadProps>) {
  const { filter, onFilter, searched = true, children } = props
  const [open, setOpen] = useState(false)
  const { sort } = filter
  const count = narrowings(filter)
  const byPrice = sort === 'priceUp' || sort === 'priceDown'
  const item = (key: string, title: string, chosen: boolean, onPress: () => void) => (
    <Pressable key={key} className={css.item} selected={chosen} onPress={onPress}>
      <View className={classNames(css.word, chosen && css.chosen)}>{title}</View>
    </Pressable>
  )
  return (
    <>
      <StickyHead>
        {children}
        {searched ? (
          <View className={css.bar}>
            {SORTS.map(({ key, title }) =>
              item(key, title, sort === key, () => onFilter({ ...filter, sort: key }))
            )}
            {item('price', byPrice ? (sort === 'priceUp' ? '价格 ↑' : '价格 ↓') : '价格', byPrice, () =>
              onFilter({ ...filter, sort: nextPriceSort(sort) })
            )}
            {item('filter', count > 0 ? `筛选 ${count}` : '筛选', count > 0, () => setOpen(true))}
          </View>
        ) : null}
      </StickyHead>
      {/* beside the head: what lies in it lies below the page's bar */}
      <MallFilterSheet open={open} filter={filter} onDone={onFilter} onClose={() => setOpen(false)} />
    </>
  )
}
