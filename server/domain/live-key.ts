/**
 * Keys of time-based codes (contract/wallet/live-code.ts). Derived and not stored: no table, backup or copy of one
 * contains a key, everything has its key as soon as it is issued, and a new `SIGNING_SECRET` renews all of them (ADR
 * 0040). Codes by the previous secret are read while that is known: devices keep their keys to show codes offline.
 */
import { createHmac } from 'node:crypto'
import {
  ageOfCode,
  dayKey,
  dayOfCode,
  isGenuine,
  type CodeAge,
  type LiveCode
} from '@contract/wallet/live-code'
import { currentOf, valuesOf, type Secret } from '../lib/secret'

/** What has codes: the same number has a different key for each kind. */
export type LiveKind = 'ticket' | 'voucher' | 'lounge'

const keyWith = (secret: string, kind: LiveKind, number: string): string =>
  createHmac('sha256', secret).update(`live key ${kind} ${number}`).digest('hex')

/** The key for this number, 64 hex digits. */
export const liveKeyOf = (kind: LiveKind, number: string, secret: Secret): string =>
  keyWith(currentOf(secret), kind, number)

/** The keys with which codes of this number may have been made, the current one first. */
export const liveKeysOf = (kind: LiveKind, number: string, secret: Secret): string[] =>
  valuesOf(secret).map((value) => keyWith(value, kind, number))

/** The state of a self-renewing code at a moment, by whichever of our keys made it; `forged` if none did. */
export function ageOfLiveCode(kind: LiveKind, code: LiveCode, secret: Secret, nowMs: number): CodeAge {
  const day = dayOfCode(code)
  const ages = liveKeysOf(kind, code.number, secret).map((key) => ageOfCode(code, dayKey(key, day), nowMs))
  return ages.find((age) => age !== 'forged') ?? 'forged'
}

/** Whether one of our keys made the code. */
export const isOurCode = (kind: LiveKind, code: LiveCode, secret: Secret): boolean =>
  liveKeysOf(kind, code.number, secret).some((key) => isGenuine(code, key))
