/** What is said of a group of tables that are kept alike. */
export interface Kept {
  /** Their names. */
  readonly tables: readonly string[]
  readonly what: string
  /** For how long, in words made from the constants that the jobs use. */
  readonly kept: string
  /** The jobs that remove it; none = it is never swept, or goes with other rows. */
  readonly jobs: readonly string[]
  /** Why so long, and why not longer; of what grows for ever, plainly that it does. */
  readonly why: string
}

/** `kept('a b', 'what', '1 day', ['a job'], 'why')`. */
export const kept = (
  tables: string,
  what: string,
  period: string,
  jobs: readonly string[],
  why: string
): Kept => ({ tables: tables.split(' '), what, kept: period, jobs, why })

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000]
] as const

/** A period in words: `90 days`. */
export function period(ms: number): string {
  const [name, size] = UNITS.find(([, unit]) => ms % unit === 0) ?? (['ms', 1] as const)
  const count = ms / size
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
