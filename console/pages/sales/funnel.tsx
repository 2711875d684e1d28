import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { Segmented, Select, Space } from 'antd'
import { useRead } from '../../api/use-read'
import { CHANNEL_LABELS } from '../../labels/channels'
import { REPORT_BY_LABELS } from '../../labels/figures'
import { labelOf } from '../../labels/label-of'
import type { CsvColumn } from '../../lib/csv'
import { BarChart } from '../../parts/bar-chart'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { Rows } from '../../parts/rows'
import { daysOr, PeriodForm } from './period'
import { Report, useReport } from './report'

type By = ConsoleInput<'funnelFigures'>['by']
type Step = ConsoleData<'funnelFigures'>['items'][number]

const BY: readonly By[] = ['day', 'channel']
const OPTIONS = BY.map((value) => ({ value, label: REPORT_BY_LABELS[value] }))

const CHANNELS = [
  { value: '', label: '全部渠道' },
  ...Object.entries(CHANNEL_LABELS).map(([value, label]) => ({ value, label }))
]

const keyText = (by: By, { key }: Step) => (by === 'channel' ? labelOf(CHANNEL_LABELS, key) : key)

/** `12.3%`; a dash where there is nothing to compare with. */
const shareText = (part: number, whole: number) =>
  whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)}%`

const MEASURES: readonly { readonly title: string; readonly of: (step: Step) => number | string }[] = [
  { title: '访客', of: ({ visitors }) => visitors },
  { title: '看过商品', of: ({ viewers }) => viewers },
  { title: '下单会员', of: ({ buyers }) => buyers },
  { title: '付款会员', of: ({ payers }) => payers },
  { title: '下单数', of: ({ orders }) => orders },
  { title: '已付款订单', of: ({ paidOrders }) => paidOrders },
  { title: '付款会员/访客', of: ({ payers, visitors }) => shareText(payers, visitors) }
]

const titleOf = (by: By) => (by === 'day' ? '日期' : '渠道')

const columnsOf = (by: By): readonly Column<Step>[] => [
  { title: titleOf(by), show: (step) => keyText(by, step) },
  ...MEASURES.map(({ title, of }) => ({ title, isNumber: true as const, show: of }))
]

const csvOf = (by: By): readonly CsvColumn<Step>[] => [
  { title: titleOf(by), value: (step) => keyText(by, step) },
  ...MEASURES.map(({ title, of }) => ({ title, value: of }))
]

/** How visits became payments. */
export function Funnel() {
  const [filters, setFilters] = useReport()
  const { from, to } = daysOr(filters)
  const by: By = filters.by === 'channel' ? 'channel' : 'day'
  const channel = by === 'day' ? filters.channel : undefined
  const { data, error, isPending, refetch } = useRead('funnelFigures', { from, to, by, channel })
  const rows = data?.items ?? []
  return (
    <Report rows={rows} file={`访问转化 ${from} 至 ${to}`} columns={csvOf(by)}>
      <Space wrap>
        <Segmented options={OPTIONS} value={by} onChange={(next) => setFilters({ ...filters, by: next })} />
        {by === 'day' && (
          <Select
            aria-label='渠道'
            options={CHANNELS}
            value={channel ?? ''}
            onChange={(next) => setFilters({ ...filters, channel: next })}
            style={{ width: 140 }}
          />
        )}
      </Space>
      <PeriodForm shown={{ from, to }} onShow={(days) => setFilters({ ...filters, ...days })} />
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <>
          {by === 'day' && rows.length > 0 && (
            <BarChart
              title={`${from} 至 ${to} 每日的访客和付款会员`}
              barName='访客'
              lineName='付款会员'
              barText={String}
              axisText={String}
              points={rows.map((row) => ({ label: row.key, bar: row.visitors, line: row.payers }))}
            />
          )}
          <p className='quiet'>
            访客按设备计：一台设备在一个渠道一天算一位，清除数据或换设备后算另一位，多天相加是人次；看过商品是打开过商品、会员卡、权益包或收银台页面的设备，同样计。
            下单和付款按会员计，付款是这些订单到现在为止的付款。设备和会员不是一一对应，比例只供参考。
          </p>
          <Rows
            columns={columnsOf(by)}
            rows={rows}
            keyOf={({ key }) => key}
            isLoading={isPending}
            none='这段时间没有访问和订单'
          />
        </>
      )}
    </Report>
  )
}
