/** Vouchers whose code changes with the time. */
import { rotatingCode } from '@contract/wallet/live-code'
import type { ReceiveRecord, CurrentCode } from '@contract/types'
import { liveKeyOf } from '../../domain/live-key'
import { iso } from '../../lib/iso'

/** A number that codes can begin with: vouchers from elsewhere may have other codes, which never change. */
const VOUCHER_NUMBER = /^\d{16}$/

/** The number whose codes change; null for a record without one, or that cannot be used. */
export const liveNumberOf = ({ state, code }: ReceiveRecord): string | null =>
  state === 'issued' && code !== null && VOUCHER_NUMBER.test(code) ? code : null

/** The code of a record as it stands at a moment; null where it has none that changes. `signing`: the secret that keys come from. */
export function currentCodeOf(record: ReceiveRecord, signing: string, now: Date): CurrentCode | null {
  const number = liveNumberOf(record)
  if (number === null) return null
  const key = liveKeyOf('voucher', number, signing)
  const { code, leftMs } = rotatingCode({ number, key }, now.getTime())
  return { code, until: iso(new Date(now.getTime() + leftMs)) }
}
