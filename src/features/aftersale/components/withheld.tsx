import type { Withheld } from '@contract/types'
import { formatYuan } from '@/lib/money'
import { Cell, CellGroup } from '@/ui/cell/cell'

/** What is withheld from a refund, and why; renders nothing if there is none. */
export function WithheldList({ withheld }: { withheld: readonly Withheld[] }) {
  if (withheld.length === 0) return null
  return (
    <CellGroup title='已享优惠，从退款中扣除'>
      {withheld.map(({ words, fen }, index) => (
        <Cell key={index} title={words} value={`-${formatYuan(fen)}`} />
      ))}
    </CellGroup>
  )
}
