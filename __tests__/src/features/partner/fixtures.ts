import type { PartnerOrder } from '@/features/partner/model'

export const PARTNER_NO = 'MT20261121000001'
export const OURS = '26112112000000000009'

/** A partner's order that is held for five minutes. */
export const partnerOrder = (over: Partial<PartnerOrder> = {}): PartnerOrder => ({
  partner: 'meituan',
  partnerName: '美团',
  partnerOrderNo: PARTNER_NO,
  title: '双人火锅套餐',
  detail: '锅底、鲜牛肉与六样时蔬',
  picture: '/assets/hotpot.webp',
  listFen: 19800,
  payFen: 12800,
  state: 'unpaid',
  orderNo: null,
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  ...over
})
