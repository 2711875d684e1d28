import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** Pieces of an order that were handed over as records: from one on, as many as the line has. */
export interface HandedOver {
  readonly orderNo: OrderNo
  readonly firstPiece: number
  readonly quantity: number
}

/** SQL: a code that was not used, still can be, and topped nothing up. */
const UNUSED = `order_no = $1 and order_seq between $2 and $3 and state = 'issued' and account is null and prize is null
  and expires_at > $4`

const count = statement<{ n: number }>(
  'count-unused-codes',
  `select count(*)::int as n from receive_records where ${UNUSED}`
)

const revoke = statement<{ id: string }>(
  'revoke-unused-codes',
  `delete from receive_records where id in (
     select id from receive_records where ${UNUSED} order by order_seq desc limit $5 for update) returning id`
)

const boundsOf = ({ orderNo, firstPiece, quantity }: HandedOver) => [
  orderNo,
  firstPiece,
  firstPiece + quantity - 1
]

/** How many codes among these pieces were not used. */
export async function countUnused(pieces: HandedOver, now: Date, db: Queryable): Promise<number> {
  const [row] = await count([...boundsOf(pieces), now], db)
  return row?.n ?? 0
}

/**
 * Takes unused codes back: they are not there any more. Whoever uses one in the same moment is first, or finds none.
 * @returns how many could be taken, `wanted` at most
 */
export async function revokeUnused(pieces: HandedOver, wanted: number, now: Date, tx: Tx): Promise<number> {
  return (await revoke([...boundsOf(pieces), now, wanted], tx)).length
}
