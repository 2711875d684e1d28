import type { ConsoleData } from '@contract/console/types'
import { useRead } from '../../api/use-read'
import { wholeYuanOf, yuanOf } from '../../lib/yuan'
import { BarChart } from '../../parts/bar-chart'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Tiles } from '../../parts/tiles'

type Figures = ConsoleData<'todayFigures'>['total']

interface Measure {
  readonly title: string
  readonly of: (figures: Figures) => number
  readonly isMoney?: true
}

const MEASURES: readonly Measure[] = [
  { title: '支付金额', of: ({ paidFen }) => paidFen, isMoney: true },
  { title: '退款金额', of: ({ refundedFen }) => refundedFen, isMoney: true },
  { title: '净收入', of: ({ paidFen, refundedFen }) => paidFen - refundedFen, isMoney: true },
  { title: '下单数', of: ({ orders }) => orders },
  { title: '支付笔数', of: ({ payments }) => payments },
  { title: '新会员', of: ({ newMembers }) => newMembers },
  { title: '访客', of: ({ visitors }) => visitors }
]

type Hour = ConsoleData<'todayFigures'>['hours'][number]

const clockText = ({ hour }: Hour) => `${String(hour).padStart(2, '0')}:00`

const COLUMNS: readonly Column<Hour>[] = [
  { title: '时间', show: clockText },
  { title: '支付金额', show: ({ paidFen }) => yuanOf(paidFen), isNumber: true },
  { title: '浏览次数', show: ({ views }) => views, isNumber: true }
]

/** Read again after this time, ms. */
const AGAIN_MS = 60_000

interface Props {
  /** Undefined = today. */
  readonly day: string | undefined
}

/** The figures of a day beside those of the day before, and its hours. */
export function DayFigures({ day }: Props) {
  const { data, error, refetch } = useRead('todayFigures', { day }, { refetchInterval: AGAIN_MS })
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />
  const tiles =
    data &&
    MEASURES.map(({ title, of, isMoney }) => {
      const text = (figures: Figures) => (isMoney ? yuanOf(of(figures)) : String(of(figures)))
      return { key: title, title, value: text(data.total), note: `前一日 ${text(data.before)}` }
    })
  const hours = data?.hours ?? []
  return (
    <>
      <Section title='经营数据'>
        <Tiles tiles={tiles} expected={MEASURES.length} />
      </Section>
      <Section title='每小时'>
        <BarChart
          title={`${data?.total.day ?? ''} 每小时的支付金额和浏览次数`}
          barName='支付金额'
          lineName='浏览次数'
          barText={yuanOf}
          axisText={wholeYuanOf}
          points={hours.map((hour) => ({ label: clockText(hour), bar: hour.paidFen, line: hour.views }))}
        />
        <details className='chart-figures'>
          <summary>查看每小时数字</summary>
          <Rows columns={COLUMNS} rows={hours} keyOf={clockText} isLoading={!data} none='没有数据' />
        </details>
      </Section>
    </>
  )
}
