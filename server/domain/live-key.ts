/**
 * Keys of time-based codes (contract/wallet/live-code.ts). Derived and not stored: no table, backup or copy of one
 * contains a key, everything has its key as soon as it is issued, and a new `SIGNING_SECRET` renews all of them at
 * once (ADR 0040).
 */
import { createHmac } from 'node:crypto'

/** What has codes: the same number has a different key for each kind. */
export type LiveKind = 'ticket' | 'voucher' | 'lounge'

/** The key for this number, 64 hex digits. */
export const liveKeyOf = (kind: LiveKind, number: string, secret: string): string =>
  createHmac('sha256', secret).update(`live key ${kind} ${number}`).digest('hex')
