import type { ConsoleData } from '@contract/console/types'

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
