import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

/** One place on the axis. */
export interface ChartPoint {
  readonly label: string
  /** Drawn as a bar, by the axis on the left. */
  readonly bar: number
  /** Drawn as a line, by the axis on the right. */
  readonly line: number
}

interface Props {
  readonly points: readonly ChartPoint[]
  /** What it shows, for those who do not see it; the numbers are in a table or beside it. */
  readonly title: string
  readonly barName: string
  readonly lineName: string
  readonly barText: (value: number) => string
  /** The same on the axis. */
  readonly axisText: (value: number) => string
}

const HEIGHT = 260
const BAR = '#1f5fbf'
const LINE = '#8a5a16'
const GRID = '#ecedf0'
const TEXT = { fontSize: 12, fill: '#565b6b' }

/** Two measures along an axis: bars and a line. */
export const BarChart = ({ points, title, barName, lineName, barText, axisText }: Props) => (
  <figure className='chart'>
    <figcaption>
      <span className='chart-key' style={{ color: BAR }}>
        ■ {barName}
      </span>
      <span className='chart-key' style={{ color: LINE }}>
        ● {lineName}
      </span>
    </figcaption>
    <div role='img' aria-label={title}>
      <ResponsiveContainer width='100%' height={HEIGHT}>
        <ComposedChart
          data={[...points]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, left: 0, bottom: 0 }}
        >
          <CartesianGrid vertical={false} stroke={GRID} />
          <XAxis dataKey='label' tick={TEXT} tickLine={false} axisLine={false} minTickGap={16} />
          <YAxis
            yAxisId='bar'
            tick={TEXT}
            tickLine={false}
            axisLine={false}
            width={72}
            tickFormatter={axisText}
          />
          <YAxis
            yAxisId='line'
            orientation='right'
            tick={TEXT}
            tickLine={false}
            axisLine={false}
            width={40}
            allowDecimals={false}
          />
          <Tooltip formatter={(value, name) => [name === barName ? barText(Number(value)) : value, name]} />
          <Bar
            yAxisId='bar'
            dataKey='bar'
            name={barName}
            fill={BAR}
            isAnimationActive={false}
            maxBarSize={28}
          />
          <Line
            yAxisId='line'
            dataKey='line'
            name={lineName}
            stroke={LINE}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  </figure>
)
