import type { Promised } from './promise'

/** Airport lounge memberships. */
export const LOUNGE_PROMISES: readonly Promised[] = [
  {
    id: 'lounge.asBought',
    says: [
      '每款会员的价格、有效期、本人进厅次数、随行人次与单次随行人数上限，以购买时页面与订单所示为准，购买后不因页面调整而改变。',
      '有效期自支付成功时起算。'
    ]
  },
  {
    id: 'lounge.visits',
    says: ['进厅一次扣减本人次数一次；', '每位随行人另扣减随行人次一次。', '未能进厅的不扣减次数。']
  },
  { id: 'lounge.lapse', says: ['到期后未使用的次数自动失效，不折现、不延期。'] },
  { id: 'lounge.firstToEnd', says: ['同时持有多份会员的，优先扣减最早到期的一份。'] },
  {
    id: 'lounge.code',
    says: [
      '会员码每 {{loungeCodeSeconds}} 秒更换一次，每个码只能进厅一次，截图与转发的码无效。',
      'Show the member code on the page to the staff or at the gate. It changes every {{loungeCodeSeconds}} seconds. Each code admits you once; screenshots and forwarded codes are not valid.'
    ]
  },
  {
    id: 'lounge.refund',
    says: [
      '有效期内、从未进厅的会员，可在订单中申请全额退款，款项原路退回，会员随即失效。',
      '已进厅使用过的会员，以及已到期的会员，不支持退款；',
      '使用了优惠券的订单，退款金额以实际支付金额为限，优惠券按其规则退还。'
    ]
  },
  {
    id: 'lounge.privacy',
    says: [
      '为提供进厅服务，我们会向悦途提供会员编号、会员种类、可用次数与有效期；',
      '不会提供您的姓名与手机号。',
      '每次进厅的时间、地点与随行人数会被记录，供您查询及双方结算。'
    ]
  }
]
