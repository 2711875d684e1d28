import type { ConsoleData } from '@contract/console/types'
import { MAX_DAYS } from '@contract/console/members/limits'
import { Form, InputNumber } from 'antd'
import { ActButton } from '../../parts/act-button'

interface CardProps {
  readonly memberId: string
  readonly card: ConsoleData<'memberDetail'>['cards'][number]
}

interface DaysGiven {
  readonly days: number
}

/** Lets a card that runs last longer; nothing for one that does not. */
export function LongerCard({ memberId, card: { memberCardId, state, expiresAt } }: CardProps) {
  const runs = state === 'active' && expiresAt !== null && Date.parse(expiresAt) > Date.now()
  if (!runs) return '—'
  return (
    <ActButton<'giveCardDays', DaysGiven>
      name='giveCardDays'
      label='延长'
      done='会员卡已延长'
      inputOf={(given) => ({ memberId, memberCardId, ...given })}
    >
      <p>卡和卡上正在生效的权益包一起延长，续费的部分顺延。赠送的天数退款时不计价。</p>
      <Form.Item name='days' label='延长天数' rules={[{ required: true, message: '请输入天数' }]}>
        <InputNumber min={1} max={MAX_DAYS} precision={0} style={{ width: '100%' }} />
      </Form.Item>
    </ActButton>
  )
}

interface RecordProps {
  readonly memberId: string
  readonly receiveId: string
}

/** Gives a privilege that was received once more. */
export const OnceMore = ({ memberId, receiveId }: RecordProps) => (
  <ActButton
    name='givePrivilege'
    label='补发'
    done='权益已补发'
    inputOf={({ reason }) => ({ memberId, receiveId, reason })}
  >
    <p>会员再得到一份相同的权益，不占用本期次数；限量的权益会扣减库存。</p>
  </ActButton>
)
