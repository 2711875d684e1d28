import type { ConsoleInput } from '@contract/console/types'
import { readCsvFile } from '../../lib/csv-file'
import { UnreadFile } from '../../lib/unread-file'
import { TITLES } from './file-titles'

export type FileRow = ConsoleInput<'importParcels'>['rows'][number]

/**
 * The rows of a CSV file that have a number of a parcel, numbered as a spreadsheet numbers them.
 * @throws UnreadFile
 */
export async function readParcelFile(file: Blob): Promise<readonly FileRow[]> {
  const rows = await readCsvFile(file, TITLES, ['number', 'trackingNo'])
  const filled = rows.map(({ row, cell }) => ({ row, ...cell })).filter(({ trackingNo }) => trackingNo !== '')
  if (filled.length === 0) throw new UnreadFile(`“${TITLES.trackingNo}”一列还没有填写`)
  return filled
}
