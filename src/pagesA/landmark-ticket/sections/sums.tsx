import type { TicketKind, TicketPreview } from '@/features/ticket/model'
import { refundText } from '@/features/ticket/model'
import { formatYuan } from '@/lib/money'
import { Cell } from '@/ui/cell/cell'
import { Price } from '@/ui/price/price'

export interface SumsProps {
  price: TicketPreview
  kinds: readonly TicketKind[]
  /** No visitor is chosen yet: the price of a single ticket is not a total. */
  counted: boolean
}

/** The price of each ticket kind with its refund rule, and the total. */
export function Sums({ price: { lines, discountFen, payFen }, kinds, counted }: SumsProps) {
  return (
    <>
      {lines.map(({ kindId, name, unitFen, quantity }) => {
        const rule = kinds.find((kind) => kind.kindId === kindId)?.refundRule
        return (
          <Cell
            key={kindId}
            title={name}
            note={rule && refundText(rule)}
            value={`${formatYuan(unitFen)}${counted ? `\u00a0×\u00a0${quantity}` : '\u00a0/\u00a0张'}`}
          />
        )
      })}
      {discountFen > 0 ? <Cell title='优惠' value={`-${formatYuan(discountFen)}`} /> : null}
      {counted ? <Cell title='合计' value={<Price fen={payFen} />} /> : null}
    </>
  )
}
