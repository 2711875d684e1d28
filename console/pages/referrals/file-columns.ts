import type { ItemOf } from '../../api/paged'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { momentText } from '../../lib/china-text'
import type { CsvColumn } from '../../lib/csv'
import { plainYuan } from '../../lib/yuan'

/** Titles of the columns that are read when the file comes back. */
export const TITLES = { memberId: '会员', channel: '渠道', amount: '待付佣金（元）' } as const

/** The file of what has to be paid: for whoever pays, and back again once it is paid. */
export const EXPORT_COLUMNS: readonly CsvColumn<ItemOf<'payableCommissions'>>[] = [
  { title: TITLES.memberId, value: ({ member }) => member.memberId, isText: true },
  { title: '昵称', value: ({ member }) => member.nickname },
  { title: '手机号', value: ({ member }) => member.phoneMasked },
  { title: TITLES.channel, value: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: TITLES.amount, value: ({ payableFen }) => plainYuan(payableFen) },
  { title: '待结算（元）', value: ({ pendingFen }) => plainYuan(pendingFen) },
  { title: '最早结算', value: ({ since }) => (since ? momentText(since) : '') }
]
