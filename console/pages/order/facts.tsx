import type { ConsoleData } from '@contract/console/types'
import { Descriptions } from 'antd'
import { Link } from 'react-router'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { KIND_LABELS } from '../../labels/orders'
import { CopiedNumber } from '../../parts/copied-number'
import { Money } from '../../parts/money'
import { OrderState } from '../../parts/order-state'
import { Time } from '../../parts/time'

interface Props {
  readonly detail: ConsoleData<'orderDetail'>
}

/** Who bought it, when, and how its price came about. */
export function OrderFacts({ detail: { order, member, address } }: Props) {
  const facts = [
    ['订单号', <CopiedNumber key='' value={order.orderNo} />],
    ['状态', <OrderState key='' state={order.state} />],
    ['类型', KIND_LABELS[order.kind]],
    ['渠道', labelOf(CHANNEL_LABELS, order.channel)],
    [
      '会员',
      <Link key='' to={`/member/${member.memberId}`}>
        {member.nickname}
        {member.blockedAt !== null && '（已停用）'}
      </Link>
    ],
    ['手机号', member.phoneMasked ?? '—'],
    ['商品总额', <Money key='' fen={order.totalFen} />],
    ['优惠', <Money key='' fen={-order.discountFen} />],
    ['运费', <Money key='' fen={order.freightFen} />],
    ['实付', <Money key='' fen={order.payFen} />],
    ['已退', <Money key='' fen={order.refundedFen} />],
    ['优惠券', order.couponName ?? '—'],
    ['下单时间', <Time key='' at={order.createdAt} />],
    ['付款时间', <Time key='' at={order.paidAt} />],
    ['充值账号', order.account ?? '—'],
    ['备注', order.note ?? '—'],
    ...(address === null ? [] : [['收货', `${address.name} ${address.phoneMasked} ${address.whole}`]])
  ] as const
  return (
    <Descriptions
      bordered
      size='small'
      column={{ xs: 1, sm: 1, md: 2, xl: 3 }}
      styles={{ label: { whiteSpace: 'nowrap' } }}
      items={facts.map(([label, children], index) => ({ key: index, label, children }))}
    />
  )
}
