/** SQL of tickets locked while staff review them, and of the marker that causes it. */
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

const hold = statement<{ id: string }>(
  'hold-ticket',
  `update tickets set state = 'refunding', held_for = $2, refund_fen = $3 where id = $1 and state = 'issued' returning id`
)
const take = statement<{ id: string }>(
  'take-held-tickets',
  `update tickets set state = 'refunded', held_for = null, refunded_at = $2 where held_for = $1 returning id`
)
const release = statement(
  'release-held-tickets',
  `update tickets set state = 'issued', held_for = null, refund_fen = null where held_for = $1`
)
const show = statement(
  'show-tickets',
  `update tickets set shown_at = $3 where order_no = $1 and member_id = $2 and state = 'issued' and shown_at is null`
)

/** Locks an issued ticket for a request; false if it is no longer issued. */
export const holdTicket = async (
  id: string,
  { heldFor, refundFen }: { readonly heldFor: string; readonly refundFen: number },
  tx: Tx
): Promise<boolean> => (await hold([id, heldFor, refundFen], tx)).length > 0

/** Takes over tickets locked for a request, once it is approved. @returns how many */
export const revokeHeldTickets = async (heldFor: string, now: Date, tx: Tx): Promise<number> =>
  (await take([heldFor, now], tx)).length

/** Releases tickets locked for a request to the member. */
export async function releaseHeldTickets(heldFor: string, tx: Tx): Promise<void> {
  await release([heldFor], tx)
}

/** The keys of a member's ticket codes are sent to a device: from now on they can be shown. */
export async function markTicketsShown(
  { memberId, orderNo }: { readonly memberId: string; readonly orderNo: OrderNo },
  now: Date,
  db: Queryable
): Promise<void> {
  await show([orderNo, memberId, now], db)
}
