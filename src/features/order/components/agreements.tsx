import { FULL_REFUND_DAYS } from '@contract/aftersale/terms'
import { View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { AgreedTexts } from '@/ui/agreed-texts/agreed-texts'
import type { OrderKind } from '../model'
import css from './agreements.module.scss'

const REGISTRATION = {
  title: '会员注册协议',
  open: () => navigate('pages-my/memberRegistrationAgreement/index')
}
const RENEWAL = { title: '会员续费协议', open: () => navigate('pages-my/memberRenewalAgreement/index') }
const LOUNGE = { title: '悦途会员服务条款', open: () => navigate('pages-secondary/yueTuVip/termsCN') }
const REFUND = { title: '退款规则', open: () => navigate('pages-my/agreement/index', { kind: 'refund' }) }

/** When refunds are possible, in one sentence; the rules have the details. */
const REFUND_LABELS: Readonly<Record<OrderKind, string>> = {
  card: `${FULL_REFUND_DAYS} 天内未领取任何权益可全额退款，之后按未使用的期数退款`,
  plate: `${FULL_REFUND_DAYS} 天内未领取任何权益可全额退款，之后按未使用的期数退款`,
  product: '未使用的券码可申请退款，已使用或已到账的不能退款',
  sku: '签收后可在商品标明的期限内申请退货',
  ticket: '按门票标明的退款规则办理，以下单时为准',
  lounge: '有效期内未使用过可全额退款，使用过的不可退',
  partner: '退改规则以合作方页面公示为准'
}

const TEXTS: Readonly<Partial<Record<OrderKind, readonly (typeof REFUND)[]>>> = {
  card: [REGISTRATION, RENEWAL, REFUND],
  lounge: [LOUNGE, REFUND]
}

/** What a buyer agrees to by paying, and when the money comes back. */
export function Agreements({ kind }: { kind: OrderKind }) {
  const texts = TEXTS[kind] ?? [REFUND]
  return (
    <View className={css.terms}>
      <View className={css.refund}>{REFUND_LABELS[kind]}</View>
      <View className={css.refund}>未成年人须由监护人同意后购买</View>
      <AgreedTexts words='支付即表示同意' texts={texts} />
    </View>
  )
}
