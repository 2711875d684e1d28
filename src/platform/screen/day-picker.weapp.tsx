import type { PropsWithChildren } from 'react'
import { Picker } from '@tarojs/components'

export interface DayPickerProps {
  /** YYYY-MM-DD, as are `start` and `end`. */
  readonly value: string
  readonly start: string
  readonly end: string
  readonly onPick: (day: string) => void
}

/** WeChat's own date wheel, opened by pressing its children. */
export const DayPicker = ({ value, start, end, onPick, children }: PropsWithChildren<DayPickerProps>) => (
  <Picker mode='date' value={value} start={start} end={end} onChange={({ detail }) => onPick(detail.value)}>
    {children}
  </Picker>
)
