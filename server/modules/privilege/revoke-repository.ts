import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** Pieces of an order that were delivered as records: starting from one, as many as the line has. */
export interface HandedOver {
  readonly orderNo: OrderNo
  readonly firstPiece: number
  readonly quantity: number
}

/** SQL: an unused code that is still valid, and not a top-up. */
const ISSUED = `order_no = $1 and order_seq between $2 and $3 and state = 'issued' and account is null and prize is null`
const UNUSED = `${ISSUED} and expires_at > $4`

const count = statement<CountedCodes>(
  'count-unused-codes',
  `select (count(*) filter (where expires_at > $4))::int as unused,
     (count(*) filter (where expires_at > $4 and shown_at is null))::int as unseen,
     (count(*) filter (where expires_at <= $4))::int as expired
   from receive_records where ${ISSUED}`
)

const hold = statement<{ unseen: boolean }>(
  'hold-unused-codes',
  `update receive_records set state = 'refunding', held_for = $6 where id in (
     select id from receive_records where ${UNUSED} order by shown_at is not null, order_seq desc limit $5 for update)
   returning shown_at is null as unseen`
)

const takeHeld = statement<{ id: string }>(
  'revoke-held-codes',
  'delete from receive_records where held_for = $1 returning id'
)

const release = statement<{ id: string }>(
  'release-held-codes',
  `update receive_records set state = 'issued', held_for = null where held_for = $1 returning id`
)

const boundsOf = ({ orderNo, firstPiece, quantity }: HandedOver) => [
  orderNo,
  firstPiece,
  firstPiece + quantity - 1
]

/** How many codes are unused, and how many of these nobody has seen. */
export interface UnusedCodes {
  readonly unused: number
  readonly unseen: number
}

/** Also how many were not used in time. */
interface CountedCodes extends UnusedCodes {
  readonly expired: number
}

/** The state of the codes of these pieces. */
export async function countUnused(pieces: HandedOver, now: Date, db: Queryable): Promise<CountedCodes> {
  const [row] = await count([...boundsOf(pieces), now], db)
  return row ?? { unused: 0, unseen: 0, expired: 0 }
}

/**
 * Locks unused codes for an after-sale request; unseen ones first. A concurrent use comes first, or is refused.
 * @returns how many, `wanted` at most
 */
export async function holdUnused(
  pieces: HandedOver,
  { wanted, heldFor, now }: { readonly wanted: number; readonly heldFor: string; readonly now: Date },
  tx: Tx
): Promise<UnusedCodes> {
  const rows = await hold([...boundsOf(pieces), now, wanted, heldFor], tx)
  return { unused: rows.length, unseen: rows.filter(({ unseen }) => unseen).length }
}

/** Takes back what a request holds: it no longer exists. @returns how many */
export const revokeHeld = async (heldFor: string, tx: Tx): Promise<number> =>
  (await takeHeld([heldFor], tx)).length

/** Releases what a request held, to be used as before. */
export async function releaseHeld(heldFor: string, tx: Tx): Promise<void> {
  await release([heldFor], tx)
}
