import { endOfDayAfter } from '../../lib/ends'
import { randomUUID } from 'node:crypto'
import type { receiveRecords } from '../../db/schema/receive'
import { drawPrize, isBlank, type Prize } from './draw'
import { newPin, newVoucherCode } from './voucher-code'

/** The fields of a privilege that determine its delivery. */
export interface Delivery {
  readonly privilegeId: string
  readonly delivery: string
  readonly validityDays: number
  readonly prizes: unknown
}

export type NewRecord = typeof receiveRecords.$inferInsert

/** The record of a privilege that was just taken or bought, with its code if it has one; not yet in the database. */
export function newRecord(
  delivery: Delivery,
  memberId: string,
  account: string | null,
  now: Date
): NewRecord {
  const base = {
    id: randomUUID(),
    memberId,
    privilegeId: delivery.privilegeId,
    state: 'issued',
    receivedAt: now,
    expiresAt: endOfDayAfter(now, delivery.validityDays)
  }
  switch (delivery.delivery) {
    case 'pair':
      return { ...base, code: newVoucherCode(), pin: newPin() }
    case 'account':
      return { ...base, state: 'processing', account }
    // sent once its owner gives an address: there is nothing to show at a counter
    case 'parcel':
      return base
    case 'draw': {
      const { name: prize, kind } = drawPrize(delivery.prizes as Prize[])
      // what is won is handed over beside it: nothing of the draw itself is left to be used
      if (kind) return { ...base, prize, prizeKind: kind, state: 'used', usedAt: now }
      return { ...base, prize, code: isBlank(prize) ? null : newVoucherCode() }
    }
    default:
      return { ...base, code: newVoucherCode() }
  }
}
