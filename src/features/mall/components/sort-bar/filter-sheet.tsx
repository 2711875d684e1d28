import { useEffect, useState } from 'react'
import { PRICES } from '@/features/market/goods-search'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { Chips } from '@/ui/chips/chips'
import { Sheet } from '@/ui/sheet/sheet'
import { CARDS, NO_FILTER, STOCKS, type MallFilter } from '../../goods-filter'

export interface FilterSheetProps {
  open: boolean
  filter: MallFilter
  onDone: (filter: MallFilter) => void
  onClose: () => void
}

/** Price, stock and the price for card holders, chosen together; nothing changes until confirmed. */
export function FilterSheet({ open, filter, onDone, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filter)
  useEffect(() => {
    if (open) setDraft(filter)
    // reset on each opening
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open])
  const done = (chosen: MallFilter) => {
    onDone({ ...chosen, sort: filter.sort })
    onClose()
  }
  const footer = (
    <ButtonRow>
      <Button kind='plain' size='large' block onPress={() => done(NO_FILTER)}>
        重置
      </Button>
      <Button size='large' block onPress={() => done(draft)}>
        查看商品
      </Button>
    </ButtonRow>
  )
  return (
    <Sheet open={open} title='筛选' onClose={onClose} footer={footer}>
      <Chips
        title='价格'
        items={PRICES}
        chosen={draft.price}
        onChoose={(price) => setDraft({ ...draft, price })}
      />
      <Chips
        title='库存'
        items={STOCKS}
        chosen={draft.stock}
        onChoose={(stock) => setDraft({ ...draft, stock })}
      />
      <Chips
        title='会员价'
        items={CARDS}
        chosen={draft.card}
        onChoose={(card) => setDraft({ ...draft, card })}
      />
    </Sheet>
  )
}
