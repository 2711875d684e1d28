import { Chips } from '@/ui/chips/chips'
import { FilterSheet } from '@/ui/filter-sheet/filter-sheet'
import { BUYABLE, EVERYTHING, PRICES, SORTS, type GoodsSearch } from '../../goods-search'

export interface MarketFilterSheetProps {
  open: boolean
  search: GoodsSearch
  priced: boolean
  onDone: (search: GoodsSearch) => void
  onClose: () => void
}

/** Order, price and what can be bought; 重置 keeps the words that were typed. */
export function MarketFilterSheet({ open, search, priced, onDone, onClose }: MarketFilterSheetProps) {
  const { keyword } = search
  return (
    <FilterSheet
      open={open}
      filter={search}
      usual={EVERYTHING}
      onDone={(chosen) => onDone({ ...chosen, keyword })}
      onClose={onClose}
    >
      {(draft, choose) => (
        <>
          <Chips
            title='排序'
            items={priced ? SORTS : SORTS.filter(({ key }) => !key.startsWith('price'))}
            chosen={draft.sort}
            onChoose={(sort) => choose({ sort })}
          />
          {priced ? (
            <>
              <Chips
                title='价格'
                items={PRICES}
                chosen={draft.price}
                onChoose={(price) => choose({ price })}
              />
              <Chips
                title='是否可购'
                items={BUYABLE}
                chosen={draft.buyable}
                onChoose={(buyable) => choose({ buyable })}
              />
            </>
          ) : null}
        </>
      )}
    </FilterSheet>
  )
}
