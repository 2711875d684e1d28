import type { RefundShare } from '@contract/types'
import { formatYuan } from '@/lib/money'
import { Cell, CellGroup } from '@/ui/cell/cell'

/** The breakdown of a refund by unused rounds; nothing if everything is refunded. */
export function ShareList({ shares }: { shares: readonly RefundShare[] }) {
  if (shares.length === 0) return null
  return (
    <CellGroup title='按未使用的期数折算'>
      {shares.map(({ name, rounds, unused, fen }, index) => (
        <Cell
          key={index}
          title={name}
          note={`共 ${rounds} 期，未使用 ${unused} 期`}
          value={formatYuan(fen)}
        />
      ))}
    </CellGroup>
  )
}
