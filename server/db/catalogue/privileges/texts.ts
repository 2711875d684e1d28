import { h3, ol, p, ul } from '../html'
import type { Extra, Kind } from './build'

/** Conditions that every privilege of a kind has. */
const general: Record<Kind, readonly string[]> = {
  coupon: [
    '每次消费限用一张，不与店内其他满减同享',
    '不找零、不兑现，未用完的面额不退',
    '特价商品、代金卡与酒类不参与'
  ],
  film: [
    '适用于 2D 与 3D 普通场次；巨幕与首映场按影院公布的差价补足',
    '选座出票后不可退改，请核对场次再确认',
    '春节档等特殊档期以影院当日公告为准'
  ],
  food: [
    '堂食与自提通用，外送平台不可用',
    '不与会员折扣同享，如遇售罄可换同价商品',
    '含过敏原的菜品，请下单前告知店员'
  ],
  hotel: [
    '须提前至少 1 天预订，入住时出示本人证件',
    '周五、周六及法定假日可能需要加价，以预订页为准',
    '确认后 24 小时内可免费取消一次'
  ],
  travel: [
    '仅限本人使用，须与登记的姓名一致',
    '法定假日前一日与当日客流较大，请预留时间',
    '因天气或管制取消的行程，权益自动退回'
  ],
  landmark: [
    '实名预约，一人一码，入园刷证件或扫码',
    '请至少提前 2 小时预约，当日名额满即止',
    '1.2 米以下儿童与 70 岁以上长者按景区政策免票'
  ],
  goods: [
    '包邮，偏远地区另行说明',
    '签收后 48 小时内发现破损，可凭照片补发',
    '图片为实物绘制，请以收到的商品为准'
  ],
  recharge: [
    '仅支持中国大陆手机号，请仔细核对，到账后无法撤回',
    '一般 10 分钟内到账，高峰期不超过 24 小时',
    '同一账号每月有次数上限，超出时会提示充值上限'
  ],
  lottery: [
    '每份权益抽一次，结果由系统随机抽取并即时公布',
    '实物奖品请在 30 日内填写地址，逾期视为放弃',
    '概率与剩余名额在规则页公示，不可转让'
  ]
}

const steps: Record<Kind, readonly string[]> = {
  coupon: ['在兑换记录里打开券码', '结账前向店员出示二维码或条形码', '核销后自动抵扣，可在记录里查看'],
  film: [
    '复制券码，打开影院小程序或 App',
    '选择影院、场次与座位，支付时选择兑换券并填入券码',
    '凭取票码在自助机取票或直接扫码入场'
  ],
  food: ['到店点单，结账时说明使用权益兑换', '出示二维码，由店员扫码核销', '一码一份，请当日取用'],
  hotel: [
    '凭券码致电酒店或在其小程序预订',
    '告知入住日期与人数，等待确认短信',
    '入住当天在前台出示券码与证件'
  ],
  travel: ['出发前在兑换记录里打开券码', '到达服务点后出示二维码与证件', '核验通过即可使用，请留意有效期'],
  landmark: ['凭券码在景区官方渠道选择日期并实名', '收到入园码后按时到达', '在闸机刷证件或扫码入园'],
  goods: ['打开券码，点“联系客服提货”', '告知客服券码与收货地址，密码无需提供', '发货后由客服告知快递单号'],
  recharge: ['领取时填写要充值的手机号', '核对无误后提交，等待到账通知', '如超过 24 小时未到账，请联系客服'],
  lottery: ['点击领取即参与一次抽取', '结果立刻显示，并存入兑换记录', '中奖后按提示领取奖品']
}

/** The conditions as they stand on the detail page. */
export function rulesOf(
  kind: Kind,
  validityDays: number,
  special: readonly string[],
  stock?: number
): string {
  const scarce = stock === undefined ? [] : [`限量 <strong>${stock}</strong> 份，先领先得`]
  return (
    h3('使用规则') +
    ol([...special, ...scarce, ...general[kind]]) +
    p(`<span>领取后 <strong>${validityDays} 天</strong>内有效，过期不补。</span>`)
  )
}

const handover: Record<NonNullable<Extra['delivery']>, string> = {
  code: '以券码交付，可用文字、二维码或条形码出示。',
  pair: '以券码加密码交付，<strong>密码请勿告诉他人</strong>。',
  account: '直接充到您填写的账号，无需券码。',
  draw: '抽取结果即时显示，奖品按其说明领取。'
}

/** How to use it, shown with the code. */
export function usageOf(kind: Kind, delivery: NonNullable<Extra['delivery']>): string {
  return h3('使用方法') + ul(steps[kind]) + p(handover[delivery])
}

/** How to use what is had on a partner's site. */
export const JUMP_USAGE =
  h3('使用方法') +
  ul([
    '点下面的按钮进入合作方页面，不用再登录',
    '选好后提交订单，回到权益中心付款',
    '付款成功后，凭合作方订单使用'
  ]) +
  p('订单可在“购买记录”里查看。')

/** The conditions of what is had on a partner's site. */
export function jumpRules(special: readonly string[]): string {
  return (
    h3('使用规则') +
    ol([
      ...special,
      '会员专享价以合作方页面显示为准，不限次数',
      '提交订单后保留 15 分钟，超时未支付自动取消',
      '合作方未能出单时，款项自动原路退回'
    ])
  )
}
