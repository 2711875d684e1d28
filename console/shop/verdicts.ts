import type { ConsoleData } from '@contract/console/types'
import type { OfflineVerdict } from './device/take-offline'

/** What became of a code, and why not. */
export const VERDICTS: Readonly<Record<ConsoleData<'redeem'>['verdict'], string>> = {
  passed: '已核销',
  used: '已经使用过',
  refunded: '已退款，不能使用',
  revoked: '已收回，不能使用',
  expired: '已过期',
  early: '还没到使用日期',
  old: '这是过期的截图码，请对方打开页面出示正在变化的码',
  ahead: '对方手机时间不准，请对方联网刷新后再出示',
  elsewhere: '不属于您的门店或景区',
  forged: '不是本平台的码'
}

/** The same without a network. */
export const OFFLINE_VERDICTS: Readonly<Record<OfflineVerdict, string>> = {
  passed: '已核销，联网后自动上传',
  used: '已核销：这张券在本机已经用过',
  old: VERDICTS.old,
  ahead: VERDICTS.ahead,
  day: '今日名单不含这一天的码，请联网后再试',
  unknown: '不在今日名单内，请联网后再试',
  forged: VERDICTS.forged,
  ended: '登录已到期，请联网后重新登录',
  none: '本机没有今日名单，请联网后再试'
}

/** Why something that was taken without a network is refused when it is sent. */
export const REFUSALS: Readonly<Record<ConsoleData<'redeem'>['verdict'], string>> = {
  ...VERDICTS,
  used: '在别处已经使用过',
  refunded: '已退款',
  revoked: '已收回',
  old: '超过 24 小时才上传，或当时已不是当前码'
}
