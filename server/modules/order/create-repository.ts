/**
 * The hot path of an order: one statement takes the stock of all its lines, locks the coupon and writes order, lines
 * and history, or says why not and changes nothing.
 */
import type { OrderKind } from '@contract/types'
import { countOrders } from '../../core/order-metrics'
import { sqlState, type Queryable, type Tx } from '../../db/client'
import type { StoredAddress, ReturnTerms, Visit } from '../../db/schema/order'
import { statement } from '../../db/statement'
import { writerOfMany, writerOfOne, type Verdict, type WriterOfOne } from './insert-statement'
import type { OrderNo } from '../../domain/order-number'
import type { PricedLine } from './pricing'
import { STOCK_SOURCES, type StockSource } from './stock-sources-repository'

/** A line to be written, with its share of the discount. */
export interface NewLine extends PricedLine {
  /** A stock source, or `partner`, which is not in our stock. */
  readonly kind: string
  /** Whether its stock was limited when it was priced. */
  readonly limited?: boolean
  /** The selection made on a partner's site, in one line. */
  readonly detail?: string
  readonly returnTerms: ReturnTerms
}

/** An order to be written; if `payFen` is 0 it is free, and paid at once. Money in fen. */
export interface NewOrder {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channel: string
  readonly kind: OrderKind
  readonly lines: readonly NewLine[]
  readonly totalFen: number
  readonly discountFen: number
  readonly freightFen: number
  readonly payFen: number
  readonly couponReceiveId: string | null
  readonly memberCardId: string | null
  readonly distributor: string | null
  readonly account: string | null
  readonly distributionActivityId: string | null
  readonly labelId: string | null
  readonly address: StoredAddress | null
  /** Of the address's number (server/domain/receiver-mac.ts); null without an address. */
  readonly receiverMac: string | null
  readonly note: string | null
  readonly visit: Visit | null
  readonly createdAt: Date
  readonly expiresAt: Date
  /** When its hold starts to give way to others (see holds.ts). */
  readonly heldUntil: Date
  readonly requestKey: string
}

/**
 * `changed`: the coupon no longer matches the order's price; `no stock`: price or stock no longer match it: check
 * again. `no buyer`: the account was deleted. `too many`: unpaid orders of the member. `place taken`: another of them
 * has the same place, or one that ended but is not closed yet: see `freePlaces`. Nothing was written unless it is
 * `made`.
 */
export type InsertOutcome =
  | 'made'
  | 'changed'
  | 'no stock'
  | 'no buyer'
  | 'too many'
  | 'place taken'
  | 'number taken'
  | 'request repeated'

const UNIQUE_VIOLATION = '23505'
const CHECK_VIOLATION = '23514'

/** The writer of orders of goods of these kinds. */
export function orderWriterOver(sources: readonly StockSource[]) {
  // by kind, then by shape: looked up without building a string key, which would cost every order
  const ofOne = new Map<string, (WriterOfOne | undefined)[]>()
  const ofMany = new Map<string, ReturnType<typeof writerOfMany>>()

  /** @throws for a kind without a known stock; null for goods not in our stock */
  function sourceOf(kind: string): StockSource | null {
    if (kind === 'partner') return null
    const source = sources.find((one) => one.kind === kind)
    if (!source) throw new Error(`No stock is known for ${kind}`)
    return source
  }

  function writerFor({ couponReceiveId, payFen }: NewOrder, line: NewLine): WriterOfOne {
    const limited = line.limited === true
    const coupon = couponReceiveId !== null
    const free = payFen === 0
    const shape = Number(limited) + 2 * Number(coupon) + 4 * Number(free)
    const ofKind = made(ofOne, line.kind, () => [])
    return (ofKind[shape] ??= writerOfOne(sourceOf(line.kind), { limited, coupon, free }))
  }

  async function writeOne(order: NewOrder, line: NewLine, db: Queryable): Promise<InsertOutcome> {
    const writer = writerFor(order, line)
    if ((await writer.insert(order, db)) === 1) return 'made'
    // what did not match may match by now: then it is priced again, like any change
    return lackOf(await writer.look(order, db)) ?? 'changed'
  }

  async function writeMany(order: NewOrder, db: Queryable): Promise<InsertOutcome> {
    const kinds = new Set(order.lines.map(({ kind }) => sourceOf(kind)?.kind))
    const taken = sources.filter(({ kind }) => kinds.has(kind))
    const free = order.payFen === 0
    const key = `${taken.map(({ kind }) => kind).join(' ')} ${free}`
    const verdict = await made(ofMany, key, () => writerOfMany(taken, { free }))(order, db)
    return verdict ? (lackOf(verdict) ?? 'made') : 'changed'
  }

  /**
   * Writes an order, in one statement; if a single-line order is not written, a second one finds out why. If it is
   * not `made`, a surrounding transaction has nothing to write.
   */
  return async function insertOrder(order: NewOrder, db: Queryable): Promise<InsertOutcome> {
    const line = order.lines[0]
    if (!line) throw new Error('An order has a line')
    try {
      const outcome = order.lines.length === 1 ? await writeOne(order, line, db) : await writeMany(order, db)
      if (outcome === 'made')
        for (const state of order.payFen === 0 ? FREE : UNPAID) countOrders(state, [order])
      return outcome
    } catch (problem) {
      const state = sqlState(problem)
      // Under load the stock's constraint decides: nothing was written, and the stock is checked again.
      if (state === CHECK_VIOLATION && constraintOf(problem)?.includes('stock')) return 'no stock'
      if (state !== UNIQUE_VIOLATION) throw problem
      return TAKEN[constraintOf(problem) ?? ''] ?? 'number taken'
    }
  }
}

/** The states that an order comes to as it is written: a free one is paid at once. */
const UNPAID = ['unpaid'] as const
const FREE = ['unpaid', 'paid'] as const

function made<T>(existing: Map<string, T>, key: string, make: () => T): T {
  const one = existing.get(key)
  if (one !== undefined) return one
  const fresh = make()
  existing.set(key, fresh)
  return fresh
}

/** The writer used by this server. */
export const insertOrder = orderWriterOver(STOCK_SOURCES)

/** Which key was taken concurrently. */
const TAKEN: Readonly<Record<string, InsertOutcome>> = {
  orders_request: 'request repeated',
  orders_open_slot: 'place taken'
}

/** What did not match; undefined if everything does. */
function lackOf({ buyer, room, goods, coupon }: Verdict): InsertOutcome | undefined {
  if (!buyer) return 'no buyer'
  if (!room) return 'too many'
  if (!coupon) return 'changed'
  return goods ? undefined : 'no stock'
}

const constraintOf = (problem: unknown): string | undefined => {
  for (let error = problem; error instanceof Error; error = error.cause) {
    if ('constraint' in error) return String(error.constraint)
  }
  return undefined
}

const lock = statement('lock-purchase', `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

/**
 * Serialises the member's purchases of one item until the transaction ends: only then is their count reliable (a
 * statement does not see what was committed after it began, so the lock comes first).
 */
export async function lockPurchases(memberId: string, itemId: string, tx: Tx): Promise<void> {
  await lock([`purchase ${memberId} ${itemId}`], tx)
}

const free = statement<{ order_no: OrderNo }>(
  'free-places',
  `update orders set open_slot = null where member_id = $1 and open_slot is not null and expires_at <= $2 returning order_no`
)

/** Orders that can no longer be paid occupy no place, closed or not. */
export async function freePlaces(memberId: string, now: Date, db: Queryable): Promise<void> {
  await free([memberId, now], db)
}
