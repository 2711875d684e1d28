import type { ItemOf } from '../../api/paged'
import { usePages } from '../../api/use-pages'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import type { Column } from '../../parts/column'
import { CsvButton } from '../../parts/csv-button'
import { MemberLink } from '../../parts/member-link'
import { Money } from '../../parts/money'
import { PagedRows } from '../../parts/paged-rows'
import { Time } from '../../parts/time'
import { EXPORT_COLUMNS } from './file-columns'
import { PayButton } from './pay-button'
import { PayFileButton } from './pay-file-button'

type Row = ItemOf<'payableCommissions'>

const COLUMNS: readonly Column<Row>[] = [
  { title: '会员', show: ({ member }) => <MemberLink member={member} /> },
  { title: '渠道', show: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '待付佣金', show: ({ payableFen }) => <Money fen={payableFen} />, isNumber: true },
  { title: '待结算', show: ({ pendingFen }) => <Money fen={pendingFen} />, isNumber: true },
  { title: '最早结算', show: ({ since }) => <Time at={since} /> },
  { title: '处理', show: (row) => <PayButton row={row} /> }
]

/** What has to be paid, most first: the list for whoever pays. */
export function Payable() {
  const pages = usePages('payableCommissions', {})
  return (
    <div>
      <div className='filters'>
        <CsvButton name='payableCommissions' filters={{}} file='待付佣金' columns={EXPORT_COLUMNS} />
        <PayFileButton />
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
