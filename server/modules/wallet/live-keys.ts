/** Keys of what a member can still use: the device generates the codes, online or offline. */
import { endOfDay } from '../../lib/ends'
import type { Data, LiveKey, ParsedInput } from '@contract/types'
import type { PhoneSource } from '../../db/receiver-phones'
import { liveKeyOf, type LiveKind } from '../../domain/live-key'
import { ourNumber } from '../../domain/order-number'
import { dayInChina } from '../../lib/china-time'
import { iso, isoEnd } from '../../lib/iso'
import { liveNumberOf, recordOf } from '../privilege'
import { liveTicketsOf, markTicketsShown } from '../ticket'
import type { Secret } from '../../lib/secret'

/** The owner of the requested keys, and the time. */
interface Requester {
  readonly memberId: string
  readonly now: Date
}

/** Empty for somebody else's, and for what can no longer be used. */
export async function liveKeys(
  { db, phones, signing }: PhoneSource & { readonly signing: Secret },
  { kind, id }: ParsedInput<'getLiveKeys'>,
  { memberId, now }: Requester
): Promise<Data<'getLiveKeys'>> {
  const keyed = (of: LiveKind, one: Omit<LiveKey, 'key'>): LiveKey => ({
    ...one,
    key: liveKeyOf(of, one.number, signing)
  })
  const at = iso(now)
  if (kind === 'tickets') {
    const orderNo = ourNumber(id)
    await markTicketsShown({ memberId, orderNo }, now, db)
    const tickets = await liveTicketsOf(memberId, orderNo, dayInChina(now), db)
    const keys = tickets.map(({ id: ticketId, serial: number, day }) =>
      keyed('ticket', {
        id: ticketId,
        number,
        endsAt: isoEnd(endOfDay(day))
      })
    )
    return { at, keys }
  }
  const record = await recordOf(memberId, id, now, { db, phones })
  const number = record && liveNumberOf(record)
  if (!record || !number) return { at, keys: [] }
  return { at, keys: [keyed('voucher', { id, number, endsAt: record.expiresAt })] }
}
