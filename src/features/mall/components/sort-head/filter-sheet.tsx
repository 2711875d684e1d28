import { PRICES } from '@/features/market/goods-search'
import { Chips } from '@/ui/chips/chips'
import { FilterSheet } from '@/ui/filter-sheet/filter-sheet'
import { CARDS, NO_FILTER, STOCKS, type MallFilter } from '../../goods-filter'

export interface MallFilterSheetProps {
  open: boolean
  filter: MallFilter
  onDone: (filter: MallFilter) => void
  onClose: () => void
}

/** Price, stock and the price for card holders; 重置 keeps the order, which is chosen in the bar. */
export function MallFilterSheet({ open, filter, onDone, onClose }: MallFilterSheetProps) {
  return (
    <FilterSheet
      open={open}
      filter={filter}
      usual={{ ...NO_FILTER, sort: filter.sort }}
      onDone={onDone}
      onClose={onClose}
    >
      {(draft, choose) => (
        <>
          <Chips title='价格' items={PRICES} chosen={draft.price} onChoose={(price) => choose({ price })} />
          <Chips title='库存' items={STOCKS} chosen={draft.stock} onChoose={(stock) => choose({ stock })} />
          <Chips title='会员价' items={CARDS} chosen={draft.card} onChoose={(card) => choose({ card })} />
        </>
      )}
    </FilterSheet>
  )
}
