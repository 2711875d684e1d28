import type { ConsoleData } from '@contract/console/types'
import { Descriptions } from 'antd'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { TALK_STATE_LABELS } from '../../labels/talks'
import { AskerLink } from '../../parts/asker-link'
import { OrderLink } from '../../parts/order-link'

interface Props {
  readonly talk: ConsoleData<'talk'>
}

/** Whose conversation it is, about what, and who has it. */
export const Facts = ({ talk: { state, agent, member, channelCode, orderNo } }: Props) => (
  <Descriptions
    size='small'
    column={{ xs: 1, sm: 2, lg: 4 }}
    className='entry'
    items={[
      { key: 'state', label: '状态', children: TALK_STATE_LABELS[state] },
      { key: 'member', label: '客户', children: <AskerLink member={member} /> },
      { key: 'agent', label: '客服', children: agent?.name ?? '—' },
      { key: 'channel', label: '渠道', children: labelOf(CHANNEL_LABELS, channelCode) },
      ...(orderNo === null
        ? []
        : [{ key: 'order', label: '订单', children: <OrderLink orderNo={orderNo} /> }])
    ]}
  />
)
