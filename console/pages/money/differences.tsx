import type { Filters, ItemOf } from '../../api/paged'
import { useMay } from '../../api/staff'
import { usePages } from '../../api/use-pages'
import { labelOf } from '../../labels/label-of'
import { BILL_LABELS, DIFFERENCE_LABELS, SIDE_LABELS } from '../../labels/money'
import { momentText } from '../../lib/china-text'
import type { CsvColumn } from '../../lib/csv'
import { yuanOf } from '../../lib/yuan'
import { ActButton } from '../../parts/act-button'
import type { Column } from '../../parts/column'
import { CsvButton } from '../../parts/csv-button'
import { PagedRows } from '../../parts/paged-rows'
import { Time } from '../../parts/time'
import { Numbered } from './numbered'

type Difference = ItemOf<'billDifferences'>

interface Props {
  readonly state: 'open' | 'settled'
}

/** What one side says. */
const sideText = (side: Difference['ours']): string => {
  if (side === null) return '无'
  const { fen, feeFen, state, times } = side
  return [
    ...(fen === undefined ? [] : [yuanOf(fen)]),
    ...(feeFen === undefined ? [] : [`手续费 ${yuanOf(feeFen)}`]),
    ...(state === undefined ? [] : [labelOf(SIDE_LABELS, state)]),
    ...(times === undefined ? [] : [`共 ${times} 笔`])
  ].join('，')
}

const FOUND: readonly Column<Difference>[] = [
  {
    title: '单号',
    show: ({ number, orderNo }) => <Numbered number={number} orderNo={orderNo} />
  },
  { title: '账单', show: ({ day, bill }) => `${day} ${BILL_LABELS[bill]}` },
  { title: '差异', show: ({ kind }) => DIFFERENCE_LABELS[kind] },
  { title: '系统', show: ({ ours }) => sideText(ours) },
  { title: '渠道', show: ({ theirs }) => sideText(theirs) }
]

const DECIDE: Column<Difference> = {
  title: '处理',
  show: ({ id }) => (
    <ActButton
      name='settleBillDifference'
      label='标记已处理'
      done='已处理'
      inputOf={({ reason }) => ({ id, reason })}
    />
  )
}

const SETTLED: readonly Column<Difference>[] = [
  ...FOUND,
  { title: '原因', show: ({ reason }) => reason ?? '再次对账时已一致' },
  { title: '处理时间', show: ({ settledAt }) => <Time at={settledAt} /> }
]

const CSV_COLUMNS: readonly CsvColumn<Difference>[] = [
  { title: '单号', value: ({ number }) => number },
  { title: '日期', value: ({ day }) => day },
  { title: '账单', value: ({ bill }) => BILL_LABELS[bill] },
  { title: '差异', value: ({ kind }) => DIFFERENCE_LABELS[kind] },
  { title: '系统', value: ({ ours }) => sideText(ours) },
  { title: '渠道', value: ({ theirs }) => sideText(theirs) },
  { title: '订单', value: ({ orderNo }) => orderNo },
  { title: '发现时间', value: ({ foundAt }) => momentText(foundAt) },
  { title: '处理时间', value: ({ settledAt }) => (settledAt === null ? null : momentText(settledAt)) },
  { title: '原因', value: ({ reason }) => reason }
]

/** Differences between bills and our books: those that wait for somebody, or those that are settled. */
export function Differences({ state }: Props) {
  const asked: Filters<'billDifferences'> = { state }
  const pages = usePages('billDifferences', asked)
  const isDeciding = useMay('settleBillDifference')
  const open = isDeciding ? [...FOUND, DECIDE] : FOUND
  return (
    <>
      <div>
        <CsvButton name='billDifferences' filters={asked} file='账单差异' columns={CSV_COLUMNS} />
      </div>
      <PagedRows
        pages={pages}
        columns={state === 'open' ? open : SETTLED}
        keyOf={({ id }) => String(id)}
        none='没有账单差异'
      />
    </>
  )
}
