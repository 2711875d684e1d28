import type { ConsoleData } from '@contract/console/types'
import { Timeline } from 'antd'
import { labelOf } from '../../labels/label-of'
import { CAUSE_LABELS, LIFECYCLE_LABELS } from '../../labels/orders'
import { Section } from '../../parts/section'
import { Time } from '../../parts/time'

interface Props {
  readonly history: ConsoleData<'orderDetail'>['history']
}

/** What happened to the order, and who caused it. */
export const OrderHistory = ({ history }: Props) => (
  <Section title='经过'>
    <Timeline
      items={history.map(({ at, state, cause, note }) => ({
        key: `${at} ${state}`,
        children: (
          <>
            <Time at={at} isExact /> {note}（{LIFECYCLE_LABELS[state]}，{labelOf(CAUSE_LABELS, cause)}）
          </>
        )
      }))}
    />
  </Section>
)
