/** Values in the files of bills: columns by name, amounts in yuan, times in China. */
import { midnightOf } from '../../lib/china-time'
import { PayUnreachable } from './pay-gateway'

/** A row of a file, by the names of its columns. */
export type Row = ReadonlyMap<string, string>

/** @throws PayUnreachable if there is no such column */
export function valueOf(row: Row, name: string): string {
  const value = row.get(name)
  if (value === undefined) throw new PayUnreachable(`bill without ${name}`)
  return value
}

/** Fen of yuan with up to five decimals. @throws PayUnreachable */
export function fenOf(yuan: string): number {
  if (!/^-?\d+(\.\d+)?$/.test(yuan)) throw new PayUnreachable('bill with an amount that is none')
  return Math.round(Number(yuan) * 100)
}

/** A time in China, to the second. @throws PayUnreachable */
export function momentOf(text: string): Date {
  const [, day, ...clock] = /^(\d{4}-\d\d-\d\d) +(\d\d):(\d\d):(\d\d)$/.exec(text) ?? []
  if (day === undefined) throw new PayUnreachable('bill with a time that is none')
  const [hours = 0, minutes = 0, seconds = 0] = clock.map(Number)
  return new Date(midnightOf(day).getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000)
}
