/** Tickets are created when their order is paid. */
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client'
import { digits } from '../../lib/digits'
import { splitByWeight, type BoughtLine, type MovedOrder } from '../order'
import { findVisit, insertTickets } from './ticket-repository'

/** Length of the number that begins a ticket's codes. */
const SERIAL_DIGITS = 12

/** The day in a line's item id: `gugong-adult_20261128`. */
function dayOfItem(itemId: string): string {
  const [, year, month, date] = /_(\d{4})(\d{2})(\d{2})$/.exec(itemId) ?? []
  if (year === undefined || month === undefined || date === undefined)
    throw new Error(`${itemId} names no day`)
  return `${year}-${month}-${date}`
}

/** Issues one ticket per visitor of a paid order's line, regardless of repeated calls. */
export async function issueTickets(
  tx: Tx,
  { orderNo, memberId }: MovedOrder,
  { itemId, payFen, quantity }: BoughtLine,
  now: Date
): Promise<void> {
  const visit = await findVisit(orderNo, tx)
  const people = (visit?.visitors ?? [])
    .map((person, index) => ({ ...person, seq: index + 1 }))
    .filter((person) => person.itemId === itemId)
  if (people.length !== quantity) throw new Error(`Order ${orderNo} does not say who its tickets are for`)
  const shares = splitByWeight(
    payFen,
    people.map(() => Math.max(payFen, 1))
  )
  const rows = people.map(({ seq, name, document, sealedNumber, maskedNumber, refundRule }, index) => ({
    id: randomUUID(),
    orderNo,
    seq,
    memberId,
    dayId: itemId,
    day: dayOfItem(itemId),
    visitorName: name,
    document,
    sealedNumber: Buffer.from(sealedNumber, 'base64'),
    maskedNumber,
    serial: digits(SERIAL_DIGITS),
    state: 'issued',
    payFen: shares[index] ?? 0,
    refundRule,
    issuedAt: now
  }))
  await insertTickets(rows, tx)
}
