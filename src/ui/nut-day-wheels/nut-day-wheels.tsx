import { useImperativeHandle, useMemo, useRef, type Ref } from 'react'
import { PickerView } from '@nutui/nutui-react-taro'
import { View } from '@tarojs/components'
import { columnsOf, dayText, nearestDay, partsOf, type DayFields } from '@/lib/day-parts'
import type { DayRange } from '@/lib/day-range'
import '../../styles/nutui.scss'
import css from './nut-day-wheels.module.scss'
import { useMouse } from './use-mouse'
import { WheelName } from './wheel-name'

export interface NutDayWheelsProps {
  /** YYYY-MM-DD, within the range. */
  value: string
  range: DayRange
  onChange: (day: string) => void
  handle?: Ref<DayWheelsHandle>
}

export interface DayWheelsHandle {
  /** Wheels still turning are at once where they would stop: `onChange` follows with the next render. */
  readonly stop: () => void
}

/** NutUI's own handle of one wheel. */
interface Roller {
  readonly stopMomentum: () => void
}

/** How long a wheel keeps turning after a flick, ms. */
const TURNS_MS = 300

const optionsOf = (offered: readonly number[], unit: string) =>
  offered.map((value) => ({ value, label: `${value}${unit}` }))

/**
 * Year, month and day on three NutUI wheels: only existing days within the range. NutUI's wheels only support
 * touch; `useMouse` adds the mouse, and a spin button below each adds keys and names.
 */
export function NutDayWheels({ value, range, onChange, handle }: NutDayWheelsProps) {
  const { year, month, day } = partsOf(value)
  const { start, end } = range
  const wheels = useMemo(() => {
    const { years, months, days } = columnsOf({ year, month, day: 1 }, { start, end })
    return [
      { part: 'year', unit: '年', offered: years },
      { part: 'month', unit: '月', offered: months },
      { part: 'day', unit: '日', offered: days }
    ] as const
  }, [year, month, start, end])
  const options = useMemo(() => wheels.map(({ offered, unit }) => optionsOf(offered, unit)), [wheels])
  // a stable list while its content is unchanged: the wheels reset to a new one
  const shown = useMemo(() => [year, month, day], [year, month, day])

  const choose = (change: Partial<DayFields>) => {
    const next = dayText(nearestDay({ year, month, day, ...change }, range))
    if (next !== value) onChange(next)
  }
  const latest = useRef(choose)
  latest.current = choose
  const turned = useRef(({ value: [year, month, day] }: { value: readonly (string | number | null)[] }) =>
    latest.current({ year: Number(year), month: Number(month), day: Number(day) })
  )
  const step = (column: number, steps: number) => {
    const wheel = wheels[column]
    const at = wheel?.offered.findIndex((one) => one === shown[column]) ?? -1
    const next = wheel?.offered[Math.min(Math.max(at + steps, 0), wheel.offered.length - 1)]
    if (wheel && next !== undefined) choose({ [wheel.part]: next })
  }
  const mouse = useMouse(wheels.length, step)
  const rollers = useRef<(Roller | null)[]>([])
  const keepRoller = (column: number) => (roller: Roller | null) => {
    rollers.current[column] = roller
  }
  useImperativeHandle(handle, () => ({
    stop: () => rollers.current.forEach((roller) => roller?.stopMomentum())
  }))
  return (
    <View className={css.wheels} {...mouse}>
      <View className={css.names}>
        {wheels.map(({ part, unit, offered }, column) => (
          <WheelName
            key={part}
            className={css.name}
            unit={unit}
            offered={offered}
            value={shown[column] ?? 0}
            onStep={(steps) => step(column, steps)}
          />
        ))}
      </View>
      <View aria-hidden='true'>
        <PickerView
          options={options}
          value={shown}
          duration={TURNS_MS}
          setRefs={keepRoller}
          onChange={turned.current}
        />
      </View>
    </View>
  )
}
