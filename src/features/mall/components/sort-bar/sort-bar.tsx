import { useState } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { narrowings, nextPriceSort, type MallFilter, type MallSort } from '../../goods-filter'
import { MallFilterSheet } from './filter-sheet'
import css from './sort-bar.module.scss'

export interface SortBarProps {
  filter: MallFilter
  onFilter: (filter: MallFilter) => void
}

const SORTS: readonly { key: MallSort; title: string }[] = [
  { key: 'recommended', title: '综合' },
  { key: 'sold', title: '销量' },
  { key: 'new', title: '新品' }
]

/** Order of the goods and what of them is shown. */
export function SortBar({ filter, onFilter }: SortBarProps) {
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
      <View className={css.bar}>
        {SORTS.map(({ key, title }) =>
          item(key, title, sort === key, () => onFilter({ ...filter, sort: key }))
        )}
        {item('price', byPrice ? (sort === 'priceUp' ? '价格 ↑' : '价格 ↓') : '价格', byPrice, () =>
          onFilter({ ...filter, sort: nextPriceSort(sort) })
        )}
        {item('filter', count > 0 ? `筛选 ${count}` : '筛选', count > 0, () => setOpen(true))}
      </View>
      <MallFilterSheet open={open} filter={filter} onDone={onFilter} onClose={() => setOpen(false)} />
    </>
  )
}
