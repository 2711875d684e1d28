/** Parcels of a file: tried, or sent. */
import type { ConsoleData } from '@contract/console/types'
import { BusinessError, notFound } from '../../core/business-error'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { ourNumber } from '../../domain/order-number'
import { groupBy } from '../../lib/group-by'
import { shipByHand } from './by-hand'
import { orderOfParcel } from './by-hand-repository'
import { findGift, sendGiftByHand } from './gifts-by-hand'
import { readRows, verdictOf, type ImportedParcel, type ParcelRow, type RowVerdict } from './parcel-rows'
import { lockShipment } from './shipment-repository'

/** What was done for a parcel: it was sent, or had been before with this number. */
export type SentHow = 'sent' | 'already'

/** Sends one parcel, with its entry in the audit trail; `place` is its place in the file. */
export type SendOne = (parcel: ImportedParcel, place: number) => Promise<SentHow>

/**
 * Sends a parcel of an order or a gift, inside the caller's transaction; one that was sent with this number before stays as it is.
 * @throws BusinessError 400, 404, 907
 */
export async function sendImported(
  tx: Tx,
  { number, carrier, trackingNo, lines }: ImportedParcel,
  now: Date
): Promise<SentHow> {
  const orderNo = ourNumber(number)
  if ((await lockShipment(orderNo, tx)) !== null) {
    if ((await orderOfParcel(carrier, trackingNo, tx)) === orderNo) return 'already'
    await shipByHand(tx, { orderNo, carrier, trackingNo, lines, now })
    return 'sent'
  }
  const gift = await findGift(tx, number)
  if (!gift) throw notFound('没有这个订单，或它没有要发的商品')
  if (gift.carrier === carrier && gift.trackingNo === trackingNo) return 'already'
  await sendGiftByHand(tx, { kind: gift.kind, giftNo: number, carrier, trackingNo, now })
  return 'sent'
}

/** What would become of each row. It is done, order by order, and taken back: so it is what would be done. */
export async function checkRows(
  db: Queryable,
  rows: readonly ParcelRow[],
  now: Date
): Promise<ConsoleData<'checkParcels'>> {
  const { parcels, verdicts } = readRows(rows)
  const found: RowVerdict[] = [...verdicts]
  for (const some of groupBy(parcels, ({ number }) => number).values())
    found.push(...(await tryOrder(db, some, now)))
  return { items: inOrder(found) }
}

/** Sends the parcels of a file, each by itself: one that is refused does not stop the others. */
export async function importRows(
  rows: readonly ParcelRow[],
  send: SendOne
): Promise<ConsoleData<'importParcels'>> {
  const { parcels, verdicts } = readRows(rows)
  const done: RowVerdict[] = [...verdicts]
  for (const [place, parcel] of parcels.entries())
    done.push(...(await verdictAfter(parcel, async () => send(parcel, place))))
  return { items: inOrder(done) }
}

async function tryOrder(db: Queryable, parcels: readonly ImportedParcel[], now: Date): Promise<RowVerdict[]> {
  const found: RowVerdict[] = []
  const attempt = withTransaction(db, async (tx) => {
    for (const parcel of parcels)
      found.push(
        ...(await verdictAfter(parcel, async () => {
          const how = await sendImported(tx, parcel, now)
          return how === 'sent' ? 'ready' : how
        }))
      )
    throw new Untried()
  })
  await attempt.catch((problem: unknown) => {
    if (!(problem instanceof Untried)) throw problem
  })
  return found
}

async function verdictAfter(
  parcel: ImportedParcel,
  work: () => Promise<'ready' | SentHow>
): Promise<RowVerdict[]> {
  try {
    return verdictOf(parcel, await work())
  } catch (problem) {
    if (problem instanceof BusinessError) return verdictOf(parcel, 'refused', problem.message)
    throw problem
  }
}

const inOrder = (verdicts: readonly RowVerdict[]) => [...verdicts].sort((a, b) => a.row - b.row)

/** Takes back what was tried. */
class Untried extends Error {
  override readonly name = 'Untried'
}
