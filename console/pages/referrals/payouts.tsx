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

type Row = ItemOf<'commissionPayouts'>

const COLUMNS: readonly Column<Row>[] = [
  { title: '会员', show: ({ member }) => <MemberLink member={member} /> },
  { title: '渠道', show: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '金额', show: ({ amountFen }) => <Money fen={amountFen} />, isNumber: true },
  { title: '付款单号', show: ({ mark }) => mark },
  { title: '登记时间', show: ({ at }) => <Time at={at} /> }
]

const FILE: readonly CsvColumn<Row>[] = [
  { title: '会员', value: ({ member }) => member.memberId },
  { title: '手机号', value: ({ member }) => member.phoneMasked },
  { title: '渠道', value: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '金额（元）', value: ({ amountFen }) => plainYuan(amountFen) },
  { title: '付款单号', value: ({ mark }) => mark },
  { title: '登记时间', value: ({ at }) => momentText(at) }
]

/** What was paid to members, the latest first. */
export function Payouts() {
  const pages = usePages('commissionPayouts', {})
  return (
    <div>
      <div className='filters'>
        <CsvButton name='commissionPayouts' filters={{}} file='佣金付款记录' columns={FILE} />
      </div>
      <PagedRows
        pages={pages}
        columns={COLUMNS}
        keyOf={({ member, channelCode, mark }) => `${member.memberId} ${channelCode} ${mark}`}
        none='还没有登记过付款'
      />
    </div>
  )
}
