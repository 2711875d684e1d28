import type { PropsWithChildren } from 'react'

export interface DayPickerProps {
  /** YYYY-MM-DD, as are `start` and `end`. */
  readonly value: string
  readonly start: string
  readonly end: string
  readonly onPick: (day: string) => void
}

export type DayPickerComponent = (props: PropsWithChildren<DayPickerProps>) => JSX.Element
