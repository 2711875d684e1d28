import { View } from '@tarojs/components'
import { DayPicker } from '@/platform/screen/day-picker'
import type { DayFieldComponent } from './day-field-types'

/**
 * Asks by WeChat's own date wheels, which need no code and turn without messages to the page's script (ADR
 * 0007).
 */
export const DayField: DayFieldComponent = ({ className, value, range, onPick, children }) => (
  <View className={className}>
    <DayPicker value={value} start={range.start} end={range.end} onPick={onPick}>
      {children}
    </DayPicker>
  </View>
)
