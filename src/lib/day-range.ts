/** First and last day that can be picked, YYYY-MM-DD. */
export interface DayRange {
  readonly start: string
  readonly end: string
}

/** Years either side of the current one that a date picker offers by default (rule check.dateRange). */
export const PICKER_YEARS = 150

const yearOf = (day: string, later: number) => String(Number(day.slice(0, 4)) + later).padStart(4, '0')

/** The default range of a date picker (rule check.dateRange): whole years. `today` is YYYY-MM-DD. */
export const defaultDayRange = (today: string): DayRange => ({
  start: `${yearOf(today, -PICKER_YEARS)}-01-01`,
  end: `${yearOf(today, PICKER_YEARS)}-12-31`
})

/** A picker's days up to `today`: nobody is born later. */
export const pastDayRange = (today: string): DayRange => ({
  start: `${yearOf(today, -PICKER_YEARS)}${today.slice(4)}`,
  end: today
})
