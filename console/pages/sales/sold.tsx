import { MAX_REPORT_ROWS } from '@contract/console/limits'
import { Segmented } from 'antd'
import { useRead } from '../../api/use-read'
import { REPORT_BY_LABELS, type ReportBy } from '../../labels/figures'
import { wholeYuanOf, yuanOf } from '../../lib/yuan'
import { BarChart } from '../../parts/bar-chart'
import { Failed } from '../../parts/failed'
import { Rows } from '../../parts/rows'
import { columnsOf, csvColumnsOf, keyText } from './columns'
import { daysOr, PeriodForm } from './period'
import { Report, useReport } from './report'

const OPTIONS = Object.entries(REPORT_BY_LABELS).map(([value, label]) => ({ value, label }))

const isReportBy = (by: string | undefined): by is ReportBy => by !== undefined && by in REPORT_BY_LABELS

/** What was sold in some days, by day, month, channel, kind or goods. */
export function Sold() {
  const [filters, setFilters] = useReport()
  const { from, to } = daysOr(filters)
  const by = isReportBy(filters.by) ? filters.by : 'day'
  const { data, error, isPending, refetch } = useRead('salesFigures', { from, to, by })
  const rows = data?.items ?? []
  const isCut = rows.length >= MAX_REPORT_ROWS
  return (
    <Report rows={rows} file={`销售报表 ${from} 至 ${to}`} columns={csvColumnsOf(by)}>
      <Segmented
        options={OPTIONS}
        value={by}
        onChange={(next) => setFilters({ ...filters, by: next })}
        style={{ alignSelf: 'flex-start', maxWidth: '100%', overflowX: 'auto' }}
      />
      <PeriodForm shown={{ from, to }} onShow={(days) => setFilters({ ...filters, ...days })} />
      {error && <Failed error={error} retry={() => void refetch()} />}
      {!error && (by === 'day' || by === 'month') && rows.length > 0 && (
        <BarChart
          title={`${from} 至 ${to} ${REPORT_BY_LABELS[by]}的支付金额和订单数`}
          barName='支付金额'
          lineName='订单数'
          barText={yuanOf}
          axisText={wholeYuanOf}
          points={rows.map((row) => ({ label: keyText(by, row), bar: row.paidFen, line: row.orders }))}
        />
      )}
      {(by === 'kind' || by === 'goods') && (
        <p className='quiet'>
          金额不含运费；退款是这些订单到现在为止的退款。{isCut && `只列出金额最高的 ${MAX_REPORT_ROWS} 项。`}
        </p>
      )}
      {!error && (
        <Rows
          columns={columnsOf(by)}
          rows={rows}
          keyOf={({ key }) => key}
          isLoading={isPending}
          none='这段时间没有支付和退款'
        />
      )}
    </Report>
  )
}
