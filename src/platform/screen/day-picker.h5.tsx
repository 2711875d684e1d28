import type { DayPickerComponent } from './day-picker-types'

/** Whether the host has a date wheel of its own: on the web we draw one. */
export const hasDayPicker = (): boolean => false

export const DayPicker: DayPickerComponent = ({ children }) => <>{children}</>
