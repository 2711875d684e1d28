/**
 * In what form the phone numbers of receivers are stored (ADR 0111): sealed for the row that keeps them, or plain, as releases before
 * did and as long as the database does not allow sealing. Whoever reads accepts both.
 */
import type { Secret } from '../lib/secret'
import { isCurrentSeal, seal, unsealed } from './sealed'

declare const stored: unique symbol

/** A number as it is stored: a text, but none that may be shown, compared or sent. {@link openPhone} gives the number. */
export interface StoredPhone {
  readonly [stored]: true
}

/** The tables that keep numbers of receivers: the key of a row, and whether the number is a column, or within the address. */
export const RECEIVER_TABLES = {
  orders: { key: 'order_no', within: 'address' },
  addresses: { key: 'id', within: null },
  receive_parcels: { key: 'receive_id', within: 'address' },
  lottery_draws: { key: 'id', within: 'address' }
} as const

export type ReceiverTable = keyof typeof RECEIVER_TABLES

/** The row that keeps a number, by its table and key. A sealed number that is copied to another row cannot be opened there. */
export type PhoneOwner = `${ReceiverTable} ${string}`

/** What a sealed number begins with, and no number does; indexes name it too (server/db/schema). */
const SEALED = 'sealed:'

/** What is shown for a number that cannot be opened: its secret was lost. */
export const UNREADABLE_PHONE = '号码无法读取'

const storedAs = (text: string) => text as unknown as StoredPhone
const textOf = (phone: StoredPhone) => phone as unknown as string

/** The number in the form that releases before this one read. */
export const unsealedPhone = (mobile: string): StoredPhone => storedAs(mobile)

/** Seals a number for its row. Two seals of one number differ. */
export const sealedPhone = (mobile: string, owner: PhoneOwner, secret: Secret): StoredPhone =>
  storedAs(SEALED + seal(mobile, owner, secret).toString('base64url'))

/** The number of a row, whichever form it is stored in; null if it cannot be opened. */
export function openPhone(phone: StoredPhone, owner: PhoneOwner, secret: Secret): string | null {
  const sealed = sealedIn(phone)
  return sealed ? unsealed(sealed, owner, secret) : textOf(phone)
}

/** Whether it is sealed otherwise than with the current secret. */
export function hasOldSeal(phone: StoredPhone, owner: PhoneOwner, secret: Secret): boolean {
  const sealed = sealedIn(phone)
  return sealed !== null && !isCurrentSeal(sealed, owner, secret)
}

function sealedIn(phone: StoredPhone): Buffer | null {
  const text = textOf(phone)
  return text.startsWith(SEALED) ? Buffer.from(text.slice(SEALED.length), 'base64url') : null
}
