import { dayOf } from '@contract/time'
import { Tag } from 'antd'

interface Props {
  readonly batch: { readonly voidedAt: string | null; readonly lastDay: string; readonly left: number }
}

/** Whether cards of a batch can still be activated. */
export function BatchState({ batch: { voidedAt, lastDay, left } }: Props) {
  if (voidedAt !== null) return <Tag>已作废</Tag>
  if (left === 0) return <Tag color='success'>全部激活</Tag>
  if (lastDay < dayOf(Date.now())) return <Tag color='warning'>已过期</Tag>
  return <Tag color='processing'>可激活</Tag>
}
