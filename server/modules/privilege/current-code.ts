/** Vouchers with time-based codes. */
import { rotatingCode } from '@contract/wallet/live-code'
import type { ReceiveRecord, CurrentCode } from '@contract/types'
import { liveKeyOf } from '../../domain/live-key'
import { iso } from '../../lib/iso'
import type { Secret } from '../../lib/secret'

/** A number with which time-based codes can begin: vouchers from elsewhere may have other codes, which never change. */
const VOUCHER_NUMBER = /^\d{16}$/

/** The number for time-based codes; null for a record without one, or one that cannot be used. */
export const liveNumberOf = ({ state, code }: ReceiveRecord): string | null =>
  state === 'issued' && code !== null && VOUCHER_NUMBER.test(code) ? code : null

/** The current code of a record; null if it has no time-based one. `signing`: the secret from which keys are derived. */
export function currentCodeOf(record: ReceiveRecord, signing: Secret, now: Date): CurrentCode | null {
  const number = liveNumberOf(record)
  if (number === null) return null
  const key = liveKeyOf('voucher', number, signing)
  const { code, leftMs } = rotatingCode({ number, key }, now.getTime())
  return { code, until: iso(new Date(now.getTime() + leftMs)) }
}
