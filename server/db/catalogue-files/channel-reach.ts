/** In which channels a row of the catalogue is offered: in those that it lists, or in all. */
import type { Row } from './folder-rows'

const listed = ({ values }: Row): readonly unknown[] =>
  Array.isArray(values['channelCodes']) ? (values['channelCodes'] as unknown[]) : []

/** Codes of the channels that have it, of all channels `where`. */
export const codesOf = (row: Row, where: readonly Row[]): readonly unknown[] =>
  listed(row).length > 0 ? listed(row) : where.map(({ values }) => values['code'])

/** Whether `target` is offered in every channel that has `from`. */
export const covers = (target: Row, from: Row, where: readonly Row[]): boolean =>
  listed(target).length === 0 || codesOf(from, where).every((code) => listed(target).includes(code))
