import type { ConsoleData } from '@contract/console/types'
import { useRead } from '../../api/use-read'
import type { CsvColumn } from '../../lib/csv'
import { plainYuan, yuanOf } from '../../lib/yuan'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { Money } from '../../parts/money'
import { Rows } from '../../parts/rows'
import { Tiles } from '../../parts/tiles'
import { daysOr, PeriodForm } from './period'
import { Report, useReport } from './report'

type Given = ConsoleData<'rightsFigures'>['items'][number]

const COLUMNS: readonly Column<Given>[] = [
  { title: '权益', show: ({ name }) => name },
  { title: '发放', isNumber: true, show: ({ given }) => given },
  { title: '其中单买', isNumber: true, show: ({ bought }) => bought },
  { title: '已使用', isNumber: true, show: ({ used }) => used },
  { title: '面值合计', isNumber: true, show: ({ worthFen }) => <Money fen={worthFen} /> },
  {
    title: '成本合计',
    isNumber: true,
    show: ({ costFen }) => (costFen === null ? '未填成本' : <Money fen={costFen} />)
  }
]

const CSV: readonly CsvColumn<Given>[] = [
  { title: '权益', value: ({ name }) => name },
  { title: '权益编号', value: ({ privilegeId }) => privilegeId },
  { title: '发放', value: ({ given }) => given },
  { title: '其中单买', value: ({ bought }) => bought },
  { title: '已使用', value: ({ used }) => used },
  { title: '面值合计', value: ({ worthFen }) => plainYuan(worthFen) },
  { title: '成本合计', value: ({ costFen }) => (costFen === null ? null : plainYuan(costFen)) }
]

const sumOf = (rows: readonly Given[], of: (row: Given) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Rights that were given in some days, and what they cost. */
export function Given() {
  const [filters, setFilters] = useReport()
  const { from, to } = daysOr(filters)
  const { data, error, isPending, refetch } = useRead('rightsFigures', { from, to })
  const rows = data?.items ?? []
  const unknown = sumOf(
    rows.filter(({ costFen }) => costFen === null),
    ({ given }) => given
  )
  const tiles = data && [
    { key: 'given', title: '发放', value: String(sumOf(rows, ({ given }) => given)), note: '份' },
    { key: 'worth', title: '面值合计', value: yuanOf(sumOf(rows, ({ worthFen }) => worthFen)), note: '' },
    {
      key: 'cost',
      title: '成本合计',
      value: yuanOf(sumOf(rows, ({ costFen }) => costFen ?? 0)),
      note: unknown > 0 ? `另有 ${unknown} 份未填成本` : '全部已填成本'
    }
  ]
  return (
    <Report rows={rows} file={`权益发放 ${from} 至 ${to}`} columns={CSV}>
      <PeriodForm shown={{ from, to }} onShow={(days) => setFilters({ ...filters, ...days })} />
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <>
          <Tiles tiles={tiles} expected={3} />
          <p className='quiet'>
            按领取或购买的时间统计，不含失败的。成本 = 份数 × 商品目录中现在填写的单份成本（costFen）；
            目录没有填写的不计入，商城商品、门票、贵宾厅和合作方订单也没有成本数据。
          </p>
          <Rows
            columns={COLUMNS}
            rows={rows}
            keyOf={({ privilegeId }) => privilegeId}
            isLoading={isPending}
            none='这段时间没有发放权益'
          />
        </>
      )}
    </Report>
  )
}
