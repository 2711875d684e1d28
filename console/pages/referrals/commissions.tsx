import type { ItemOf } from '../../api/paged'
import { usePages } from '../../api/use-pages'
import { COMMISSION_LABELS, type CommissionState } from '../../labels/activities'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { momentText } from '../../lib/china-text'
import type { CsvColumn } from '../../lib/csv'
import { plainYuan } from '../../lib/yuan'
import type { Column } from '../../parts/column'
import { CsvButton } from '../../parts/csv-button'
import { MemberLink } from '../../parts/member-link'
import { Money } from '../../parts/money'
import { OrderLink } from '../../parts/order-link'
import { PagedRows } from '../../parts/paged-rows'
import { Time } from '../../parts/time'

type Row = ItemOf<'commissions'>

const COLUMNS: readonly Column<Row>[] = [
  { title: '订单', show: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
  { title: '邀请人', show: ({ referrer }) => <MemberLink member={referrer} /> },
  { title: '好友', show: ({ buyer }) => <MemberLink member={buyer} /> },
  { title: '活动', show: ({ campaignTitle }) => campaignTitle },
  { title: '渠道', show: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '付款时佣金', show: ({ earnedFen }) => <Money fen={earnedFen} />, isNumber: true },
  { title: '现佣金', show: ({ amountFen }) => <Money fen={amountFen} />, isNumber: true },
  { title: '付款时间', show: ({ bookedAt }) => <Time at={bookedAt} /> }
]
const WHEN: Readonly<Record<'pending' | 'settled', Column<Row>>> = {
  pending: { title: '最早结算', show: ({ settlesAt }) => <Time at={settlesAt} /> },
  settled: { title: '结算时间', show: ({ settledAt }) => <Time at={settledAt} /> }
}

const FILE: readonly CsvColumn<Row>[] = [
  { title: '订单', value: ({ orderNo }) => orderNo },
  { title: '邀请人', value: ({ referrer }) => referrer.memberId },
  { title: '邀请人手机号', value: ({ referrer }) => referrer.phoneMasked },
  { title: '好友', value: ({ buyer }) => buyer.memberId },
  { title: '活动', value: ({ campaignTitle }) => campaignTitle },
  { title: '渠道', value: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '状态', value: ({ state }) => COMMISSION_LABELS[state] },
  { title: '付款时佣金（元）', value: ({ earnedFen }) => plainYuan(earnedFen) },
  { title: '现佣金（元）', value: ({ amountFen }) => plainYuan(amountFen) },
  { title: '付款时间', value: ({ bookedAt }) => momentText(bookedAt) },
  { title: '结算时间', value: ({ settledAt }) => (settledAt ? momentText(settledAt) : '') }
]

interface Props {
  readonly state: Extract<CommissionState, 'pending' | 'settled'>
}

/** Commissions order by order, the latest first. */
export function Commissions({ state }: Props) {
  const pages = usePages('commissions', { state })
  return (
    <div>
      <div className='filters'>
        <CsvButton
          name='commissions'
          filters={{ state }}
          file={`佣金-${COMMISSION_LABELS[state]}`}
          columns={FILE}
        />
      </div>
      <PagedRows
        pages={pages}
        columns={[...COLUMNS, WHEN[state]]}
        keyOf={({ orderNo }) => orderNo}
        none={state === 'pending' ? '没有待结算的佣金' : '还没有结算过佣金'}
      />
    </div>
  )
}
