import type { PropsWithChildren } from 'react'
import type { DayRange } from '@/lib/day-range'

export interface DayFieldProps {
  /** Stands above our wheels. */
  title: string
  /** YYYY-MM-DD: where the wheels stand at first. */
  value: string
  range: DayRange
  /** Of the row that is pressed. */
  className?: string | undefined
  onPick: (day: string) => void
}

/** A row (its children) that asks for a day. */
export type DayFieldComponent = (props: PropsWithChildren<DayFieldProps>) => JSX.Element
