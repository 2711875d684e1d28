import type { ConsoleData } from '@contract/console/types'
import { momentText } from '../../lib/china-text'
import type { CsvColumn } from '../../lib/csv'
import { TITLES } from './file-titles'

type Exported = ConsoleData<'exportToShip'>['items'][number]

/** A line of what waits: a row of the file. */
interface ExportedLine extends Exported {
  readonly line: Exported['lines'][number]
}

/** A row for each line, so that an order can be divided into parcels. */
export const rowsOf = (order: Exported): ExportedLine[] => order.lines.map((line) => ({ ...order, line }))

/** The file as it is packed from; with number and carrier of the parcel filled in, it is uploaded again. */
export const EXPORT_COLUMNS: readonly CsvColumn<ExportedLine>[] = [
  { title: TITLES.number, value: ({ number }) => number },
  { title: TITLES.carrier, value: () => null },
  { title: TITLES.trackingNo, value: () => null },
  { title: TITLES.lineNo, value: ({ line }) => line.lineNo },
  { title: '商品', value: ({ line }) => line.name },
  { title: TITLES.pieces, value: ({ line }) => line.waiting },
  { title: '收件人', value: ({ receiver }) => receiver?.name ?? null },
  { title: '手机号', value: ({ receiver }) => receiver?.phone ?? null, isText: true },
  { title: '地址', value: ({ receiver }) => receiver?.address ?? null },
  { title: '备注', value: ({ note }) => note },
  { title: '等待自', value: ({ since }) => momentText(since) }
]
