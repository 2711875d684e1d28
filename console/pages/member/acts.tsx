import type { ConsoleData } from '@contract/console/types'
import { Form, Input, InputNumber, Select, Space } from 'antd'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { ActButton } from '../../parts/act-button'

interface Props {
  readonly detail: ConsoleData<'memberDetail'>
}

interface PointsGiven {
  readonly channel: string
  readonly points: number
}

interface CouponGiven {
  readonly couponId: string
}

/** What staff can do for a member, or against one. */
export function MemberActs({ detail: { member, points } }: Props) {
  const { memberId, channel } = member
  const channels = points.map((one) => ({ value: one.channel, label: labelOf(CHANNEL_LABELS, one.channel) }))
  return (
    <Space wrap>
      <ActButton<'givePoints', PointsGiven>
        name='givePoints'
        label='补偿积分'
        done='积分已发放'
        inputOf={(given) => ({ memberId, ...given })}
      >
        <Form.Item name='channel' label='渠道' initialValue={channel} rules={[{ required: true }]}>
          <Select options={channels.length > 0 ? channels : [{ value: channel, label: channel }]} />
        </Form.Item>
        <Form.Item name='points' label='积分' rules={[{ required: true, message: '请输入积分' }]}>
          <InputNumber min={1} max={100_000} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </ActButton>
      <ActButton<'giveCoupon', CouponGiven>
        name='giveCoupon'
        label='补偿优惠券'
        done='优惠券已发放'
        inputOf={(given) => ({ memberId, ...given })}
      >
        <Form.Item
          name='couponId'
          label='优惠券编号'
          rules={[{ required: true, whitespace: true, message: '请输入优惠券编号' }]}
        >
          <Input />
        </Form.Item>
      </ActButton>
      <ActButton
        name='logOutMember'
        label='退出所有设备'
        done='已退出所有设备'
        inputOf={({ reason }) => ({ memberId, reason })}
      />
      {member.blockedAt === null ? (
        <ActButton
          name='blockMember'
          label='停用会员'
          done='会员已停用'
          isDanger
          inputOf={({ reason }) => ({ memberId, reason })}
        />
      ) : (
        <ActButton
          name='unblockMember'
          label='恢复会员'
          done='会员已恢复'
          inputOf={({ reason }) => ({ memberId, reason })}
        />
      )}
    </Space>
  )
}
