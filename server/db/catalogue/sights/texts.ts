/** Rich texts of sights. */
import { h3, p, ul } from '../html'
import type { SightData } from './shapes'

/** What a sight is, and when it is open. */
export function introOf({ name, intro, hours, closedOn }: SightData): string {
  const closed = closedOn?.includes(1) ? '。每周一闭馆，法定节假日除外' : ''
  return h3(`关于${name}`) + p(intro) + h3('开放时间') + p(`${hours}${closed}。`)
}

/** What is read before an order is made. */
export const NOTICE =
  h3('预订须知') +
  ul([
    '实名预订，一人一票，请填写每位出行人的真实证件。',
    '门票仅限所选日期当天使用，过期作废。',
    '入园时出示票码，并携带预订时填写的证件原件备查。'
  ]) +
  h3('优待与免票') +
  ul([
    '6 周岁以下或身高 1.2 米以下儿童由成人陪同免票，无需预订。',
    '残疾人、现役军人请持有效证件在窗口办理免票。'
  ]) +
  h3('退款说明') +
  ul(['按每种门票标明的退款规则办理，以下单时为准；已使用的门票不可退。', '因景区闭园不能入园的，全额退回。'])
