import { Descriptions } from 'antd'
import { Link, useParams } from 'react-router'
import { useRead } from '../../api/use-read'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { Failed } from '../../parts/failed'
import { MemberState } from '../../parts/member-state'
import { Page } from '../../parts/page'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Time } from '../../parts/time'
import { Waiting } from '../../parts/waiting'
import { MemberActs } from './acts'
import { cardsOf, COUPONS, recordsOf, SESSIONS } from './columns'
import { MemberPhone } from './phone'

/** What a member has, and what can be done for them. */
export default function Member() {
  const { memberId = '' } = useParams()
  const { data, error, refetch } = useRead('memberDetail', { memberId })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Waiting />
  const { member, cards, coupons, points, records, sessions, orders } = data
  return (
    <Page title={member.nickname || '会员'} actions={<MemberActs detail={data} />}>
      <Descriptions
        bordered
        size='small'
        column={{ xs: 1, md: 2, xl: 3 }}
        styles={{ label: { whiteSpace: 'nowrap' } }}
        items={[
          { key: 'state', label: '状态', children: <MemberState member={member} /> },
          { key: 'phone', label: '手机号', children: <MemberPhone member={member} /> },
          { key: 'channel', label: '渠道', children: labelOf(CHANNEL_LABELS, member.channel) },
          { key: 'since', label: '注册时间', children: <Time at={member.createdAt} /> },
          {
            key: 'points',
            label: '积分',
            children:
              points.map((one) => `${labelOf(CHANNEL_LABELS, one.channel)} ${one.balance}`).join('，') || '—'
          },
          {
            key: 'orders',
            label: '订单',
            children: <Link to={`/orders?memberId=${encodeURIComponent(memberId)}`}>{orders} 笔</Link>
          }
        ]}
      />
      <Section title='会员卡'>
        <Rows
          columns={cardsOf(memberId)}
          rows={cards}
          keyOf={(card) => card.memberCardId}
          none='没有会员卡'
        />
      </Section>
      <Section title='优惠券'>
        <Rows columns={COUPONS} rows={coupons} keyOf={(coupon) => coupon.couponReceiveId} none='没有优惠券' />
      </Section>
      <Section title='权益'>
        <Rows
          columns={recordsOf(memberId)}
          rows={records}
          keyOf={(record) => record.receiveId}
          none='没有领取过权益'
        />
      </Section>
      <Section title='登录设备'>
        <Rows
          columns={SESSIONS}
          rows={sessions}
          keyOf={(one) => `${one.createdAt} ${one.device}`}
          none='没有登录'
        />
      </Section>
    </Page>
  )
}
