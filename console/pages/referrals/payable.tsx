import type { ItemOf } from '../../api/paged'
import { usePages } from '../../api/use-pages'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { momentText } from '../../lib/china-text'
import type { CsvColumn } from '../../lib/csv'
import { plainYuan } from '../../lib/yuan'
import type { Column } from '../../parts/column'
import { CsvButton } from '../../parts/csv-button'
import { MemberLink } from '../../parts/member-link'
import { Money } from '../../parts/money'
import { PagedRows } from '../../parts/paged-rows'
import { Time } from '../../parts/time'
import { PayButton } from './pay-button'

type Row = ItemOf<'payableCommissions'>

const COLUMNS: readonly Column<Row>[] = [
  { title: '会员', show: ({ member }) => <MemberLink member={member} /> },
  { title: '渠道', show: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '待付佣金', show: ({ payableFen }) => <Money fen={payableFen} />, isNumber: true },
  { title: '待结算', show: ({ pendingFen }) => <Money fen={pendingFen} />, isNumber: true },
  { title: '最早结算', show: ({ since }) => <Time at={since} /> },
  { title: '处理', show: (row) => <PayButton row={row} /> }
]

const FILE: readonly CsvColumn<Row>[] = [
  { title: '会员', value: ({ member }) => member.memberId },
  { title: '昵称', value: ({ member }) => member.nickname },
  { title: '手机号', value: ({ member }) => member.phoneMasked },
  { title: '渠道', value: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '待付佣金（元）', value: ({ payableFen }) => plainYuan(payableFen) },
  { title: '待结算（元）', value: ({ pendingFen }) => plainYuan(pendingFen) },
  { title: '最早结算', value: ({ since }) => (since ? momentText(since) : '') }
]

/** What has to be paid, most first: the list for whoever pays. */
export function Payable() {
  const pages = usePages('payableCommissions', {})
  return (
    <div>
      <div className='filters'>
        <CsvButton name='payableCommissions' filters={{}} file='待付佣金' columns={FILE} />
      </div>
      <PagedRows
        pages={pages}
        columns={COLUMNS}
        keyOf={({ member, channelCode }) => `${member.memberId} ${channelCode}`}
        none='没有待付的佣金'
      />
    </div>
  )
}
