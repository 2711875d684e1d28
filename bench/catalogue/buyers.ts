/** Buyers and visitors of a mall, while its catalogue is written. */
import { newOrder } from '../../__tests__/support/server/new-order'
import { schemas } from '../../contract/schemas'
import type { Database } from '../../server/db/client'
import { ourNumber } from '../../server/domain/order-number'
import { findGoods } from '../../server/modules/order'
import { insertOrder } from '../../server/modules/order/create-repository'
import { goodsPage } from '../../server/modules/mall/goods'
import { skuId } from './folder'

/** What each of them did, ms. */
export type Times = Readonly<Record<string, readonly number[]>>

export const MEMBERS = 20_000

/** A pause after each call, ms: they are to wait for locks, and not for processors. */
const PAUSE_MS = 20

const SORTS = ['recommended', 'priceUp', 'priceDown', 'sold', 'new'] as const

let serial = 0

/** One order of one piece; the next member each time, so that nobody has too many that are unpaid. */
async function buy({ db }: Pick<Database, 'db'>, goods: number): Promise<void> {
  const place = (serial += 1)
  const createdAt = new Date()
  const itemId = skuId((place * 7919) % goods)
  const found = await findGoods({ kind: 'sku', itemId, quantity: 1 }, createdAt, db)
  const unitFen = found?.unitFen ?? 0
  const orderNo = ourNumber(String(place).padStart(20, '0'))
  const line = {
    ...{
      kind: 'sku',
      itemId,
      limited: true,
      name: '好物',
      picture: '/p.webp'
    },
    ...{
      unitFen,
      quantity: 1,
      discountFen: 0,
      cardOffFen: 0,
      points: 0,
      pointsOffFen: 0,
      payFen: unitFen
    },
    returnTerms: { rule: 'unused' }
  } as const
  const outcome = await insertOrder(
    newOrder({
      ...{ orderNo, kind: 'sku', memberId: `m${place % MEMBERS}`, lines: [line], requestKey: orderNo },
      ...{ totalFen: unitFen, discountFen: 0, freightFen: 0, payFen: unitFen },
      ...{ createdAt, expiresAt: new Date(createdAt.getTime() + 900_000) }
    }),
    db
  )
  // the price was changed in between: as in a shop, the buyer looks again
  if (outcome === 'changed' || outcome === 'no stock') return buy({ db }, goods)
  if (outcome !== 'made') throw new Error(`An order was refused: ${outcome}`)
}

/** Lets them buy and look until `work` is done. */
export async function meanwhile<T>(
  database: Database,
  goods: number,
  work: () => Promise<T>
): Promise<{ readonly done: T; readonly times: Times }> {
  const times: Record<string, number[]> = {}
  let isOver = false
  const keep = async (name: string, act: () => Promise<unknown>) => {
    const own = (times[name] ??= [])
    while (!isOver) {
      const from = performance.now()
      await act()
      own.push(performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const look = (input: object) => () =>
    goodsPage(database.db, schemas.getMallGoods.input.parse({ pageSize: 20, ...input }), 'main')
  const all = [
    keep('orders', () => buy(database, goods)),
    keep('orders', () => buy(database, goods)),
    ...SORTS.map((sort) => keep(`goods, ${sort}`, look({ sort }))),
    keep('search', look({ keyword: '保温杯' }))
  ]
  try {
    return { done: await work(), times }
  } finally {
    isOver = true
    await Promise.all(all)
  }
}
