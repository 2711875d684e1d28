/** The rows of a file with numbers of parcels, as parcels. Pure. */
import { TRACKING_NO } from '@contract/console/limits'
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import type { LinePieces } from '../../gateways/warehouse/warehouse-gateway'
import { groupBy } from '../../lib/group-by'
import { carrierCalled, carrierOf, likelyCarrier } from './carriers'

export type ParcelRow = ConsoleParsed<'importParcels'>['rows'][number]
export type RowVerdict = ConsoleData<'importParcels'>['items'][number]

/** A parcel that a file names, in one row or more. */
export interface ImportedParcel {
  readonly rows: readonly number[]
  /** Of the order or the gift. */
  readonly number: string
  readonly carrier: string
  readonly trackingNo: string
  /** undefined = all that wait. */
  readonly lines: readonly LinePieces[] | undefined
}

/** What a file says: parcels that can be tried, and what is said of all other rows. */
interface ReadRows {
  readonly parcels: readonly ImportedParcel[]
  readonly verdicts: readonly RowVerdict[]
}

/** A row that was understood. */
interface ReadRow {
  readonly row: number
  readonly number: string
  readonly carrier: string
  readonly trackingNo: string
  readonly line: LinePieces | null
}

const SKIPPED = { verdict: 'skipped', carrier: null, why: null } as const

/** The same verdict for all rows of a parcel. */
export const verdictOf = (
  { rows, carrier }: Pick<ImportedParcel, 'rows' | 'carrier'>,
  verdict: RowVerdict['verdict'],
  why: string | null = null
): RowVerdict[] => rows.map((row) => ({ row, verdict, carrier: carrierOf(carrier)?.name ?? null, why }))

/** Rows with the same number of order and parcel are one parcel; it is refused as a whole. */
export function readRows(rows: readonly ParcelRow[]): ReadRows {
  const filled = rows.filter(({ trackingNo }) => trackingNo !== '')
  const skipped = rows.filter(({ trackingNo }) => trackingNo === '').map(({ row }) => ({ row, ...SKIPPED }))
  const groups = [...groupBy(filled, (row) => `${row.number} ${row.trackingNo.toUpperCase()}`).values()]
  const read = groups.map(readParcel)
  const parcels = read.flatMap((one) => ('number' in one ? [one] : []))
  const ofNumber = groupBy(parcels, ({ number }) => number)
  const isUnclear = ({ number, lines }: ImportedParcel) =>
    (ofNumber.get(number)?.length ?? 0) > 1 && lines === undefined
  return {
    parcels: parcels.filter((parcel) => !isUnclear(parcel)),
    verdicts: [
      ...skipped,
      ...read.flatMap((one) => ('number' in one ? [] : one.refused)),
      ...parcels
        .filter(isUnclear)
        .flatMap((parcel) => verdictOf(parcel, 'refused', '一个订单分几个包裹时，请填写商品行和件数'))
    ]
  }
}

/** The parcel of rows with one number, or why they are refused. */
function readParcel(
  rows: readonly ParcelRow[]
): ImportedParcel | { readonly refused: readonly RowVerdict[] } {
  const read = rows.map(readRow)
  const good = read.flatMap((one) => (typeof one === 'string' ? [] : [one]))
  const refuse = (whyOf: (place: number) => string) => ({
    refused: rows.map(({ row }, place) => ({
      row,
      verdict: 'refused' as const,
      carrier: null,
      why: whyOf(place)
    }))
  })
  const [first] = good
  if (!first || good.length < read.length)
    return refuse((place) => {
      const one = read[place]
      return typeof one === 'string' ? one : '同一个包裹的另一行不正确'
    })
  const { number, carrier, trackingNo } = first
  if (good.some((one) => one.carrier !== carrier)) return refuse(() => '同一个单号填写了不同的快递公司')
  const lines = good.flatMap(({ line }) => line ?? [])
  if (lines.length > 0 && lines.length < good.length)
    return refuse(() => '同一个包裹的每一行都请填写商品行和件数')
  return {
    rows: good.map(({ row }) => row),
    number,
    carrier,
    trackingNo,
    lines: lines.length > 0 ? lines : undefined
  }
}

/** What a row says, or what is wrong with it. */
function readRow({
  row,
  number,
  carrier: named,
  trackingNo: typed,
  lineNo,
  pieces
}: ParcelRow): ReadRow | string {
  if (/E\+/i.test(number)) return '订单号被表格软件改成了科学计数，请重新导出后填写'
  if (!/^\d{20}$/.test(number)) return '订单号不正确'
  const trackingNo = typed.toUpperCase()
  if (!TRACKING_NO.test(trackingNo)) return '快递单号不正确'
  const carrier = named === '' ? likelyCarrier(trackingNo) : carrierCalled(named)
  if (carrier === null)
    return named === '' ? '认不出快递公司，请填写' : `没有合作的快递公司：${named.slice(0, 20)}`
  const line = lineOf(lineNo, pieces)
  if (line === undefined) return '商品行和件数请都填写整数，或都留空'
  return { row, number, carrier, trackingNo, line }
}

/** null = all that wait; undefined = not understood. */
function lineOf(lineNo: string, pieces: string): LinePieces | null | undefined {
  if (lineNo === '' && pieces === '') return null
  if (!/^[1-9]\d{0,2}$/.test(lineNo) || !/^[1-9]\d{0,2}$/.test(pieces)) return undefined
  return { lineNo: Number(lineNo), quantity: Number(pieces) }
}
