import { useEffect, useState } from 'react'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { Chips } from '@/ui/chips/chips'
import { Sheet } from '@/ui/sheet/sheet'
import { BUYABLE, EVERYTHING, PRICES, SORTS, type GoodsSearch } from '../../goods-search'

export interface FilterSheetProps {
  open: boolean
  search: GoodsSearch
  priced: boolean
  onDone: (search: GoodsSearch) => void
  onClose: () => void
}

/** Order, price and what can be bought, chosen together; nothing changes until confirmed. */
export function FilterSheet({ open, search, priced, onDone, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(search)
  useEffect(() => {
    if (open) setDraft(search)
    // reset on each opening
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open])
  const done = (chosen: GoodsSearch) => {
    onDone({ ...chosen, keyword: search.keyword })
    onClose()
  }
  const footer = (
    <ButtonRow>
      <Button kind='plain' size='large' block onPress={() => done(EVERYTHING)}>
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
        title='排序'
        items={priced ? SORTS : SORTS.filter(({ key }) => !key.startsWith('price'))}
        chosen={draft.sort}
        onChoose={(sort) => setDraft({ ...draft, sort })}
      />
      {priced ? (
        <>
          <Chips
            title='价格'
            items={PRICES}
            chosen={draft.price}
            onChoose={(price) => setDraft({ ...draft, price })}
          />
          <Chips
            title='是否可购'
            items={BUYABLE}
            chosen={draft.buyable}
            onChoose={(buyable) => setDraft({ ...draft, buyable })}
          />
        </>
      ) : null}
    </Sheet>
  )
}
