import type { Settlement } from '@/features/cart/model'
import { formatYuan } from '@/lib/money'
import { SwitchRow } from '@/ui/switch/switch-row'

export interface PointsRowProps {
  points: NonNullable<Settlement['points']>
  onChange: (used: boolean) => void
}

/** Whether points are used and what that saves; if they cannot be used, why. */
export function PointsRow({ points: { usable, worthFen, used, reason, balance }, onChange }: PointsRowProps) {
  const note = reason ?? `可用 ${usable} 积分抵 ${formatYuan(worthFen)}，共 ${balance} 积分`
  return (
    <SwitchRow
      title='用积分抵扣'
      note={note}
      label={`用积分抵扣，${note}`}
      on={used}
      disabled={reason !== null}
      onChange={onChange}
    />
  )
}
