import type { ConsoleData } from '@contract/console/types'
import { labelOf } from '../../labels/label-of'
import { RIGHT_LABELS, RIGHT_STATE_LABELS } from '../../labels/orders'
import type { Column } from '../../parts/column'
import { LastDay } from '../../parts/last-day'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Time } from '../../parts/time'

type Right = ConsoleData<'orderDetail'>['rights'][number]

interface Props {
  readonly rights: readonly Right[]
}

const COLUMNS: readonly Column<Right>[] = [
  { title: '权益', show: ({ name }) => name },
  { title: '类型', show: ({ kind }) => RIGHT_LABELS[kind] },
  { title: '状态', show: ({ state }) => labelOf(RIGHT_STATE_LABELS, state) },
  { title: '券码尾号', show: ({ codeTail }) => codeTail ?? '—' },
  { title: '使用时间', show: ({ usedAt }) => <Time at={usedAt} /> },
  { title: '有效期至', show: ({ expiresAt }) => <LastDay of={expiresAt} /> }
]

/** What the order delivered. */
export const OrderRights = ({ rights }: Props) =>
  rights.length > 0 && (
    <Section title='交付的权益'>
      <Rows columns={COLUMNS} rows={rights} keyOf={({ kind, id }) => `${kind} ${id}`} none='没有权益' />
    </Section>
  )
