/**
 * Keys of codes that change with the time (contract/wallet/live-code.ts). Derived and not stored: no table, backup or copy of one holds
 * a key, what is issued has its key from that moment on, and a new `SIGNING_SECRET` makes all of them new at once (ADR 0040).
 */
import { createHmac } from 'node:crypto'

/** What has codes: one number of two of them would have different keys. */
export type LiveKind = 'ticket' | 'voucher' | 'lounge'

/** The key of what has this number, 64 hex digits. */
export const liveKeyOf = (kind: LiveKind, number: string, secret: string): string =>
  createHmac('sha256', secret).update(`live key ${kind} ${number}`).digest('hex')
