import { Picker } from '@tarojs/components'
import type { DayPickerComponent } from './day-picker-types'

export const hasDayPicker = (): boolean => true

/** WeChat's own date wheel, when what it holds is pressed. */
export const DayPicker: DayPickerComponent = ({ value, start, end, onPick, children }) => (
  <Picker mode='date' value={value} start={start} end={end} onChange={({ detail }) => onPick(detail.value)}>
    {children}
  </Picker>
)
