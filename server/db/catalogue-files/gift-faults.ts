/** Checks that what is sold, given or won is handed over by somebody, and can be used wherever it is given. */
import type { Queryable } from '../client'
import { activities } from '../schema/activity'
import { cardProducts } from '../schema/card'
import { channels } from '../schema/channel'
import { lotteries, lotteryPrizes } from '../schema/lottery'
import { plates } from '../schema/plate'
import { privileges } from '../schema/privilege'
import { products } from '../schema/product'
import { covers } from './channel-reach'
import type { Fault } from './faults'
import { byId, faultAt, rowsOf, stored, type Row } from './folder-rows'
import type { Folder } from './read-folder'

const TABLES = {
  privileges,
  products,
  plates,
  cards: cardProducts,
  channels,
  lotteries,
  'lottery-prizes': lotteryPrizes,
  activities
} as const
type Kind = keyof typeof TABLES

const AT_PARTNERS = 'What is had at a partner’s is handed over by nobody'
const ELSEWHERE = 'It cannot be used in every channel'

/** Faults of products, prizes of lotteries and activities, where they say what they hand over. */
export async function giftFaults(db: Queryable, folder: Folder): Promise<Fault[]> {
  const read = async (name: Kind) => rowsOf(folder, name) ?? stored(await db.select().from(TABLES[name]))
  const [all, where] = [await read('privileges'), await read('channels')]
  const privilegeOf = (row: Row) => byId(all, row.values['privilegeId'])
  const isAtPartners = (row: Row) => Boolean(privilegeOf(row)?.values['redirect'])
  const [sold, prizes, wheels] = [
    await read('products'),
    await read('lottery-prizes'),
    await read('lotteries')
  ]
  const atPartners = [...sold, ...prizes].filter(isAtPartners)
  return [
    ...atPartners.flatMap((row) => faultAt(row, 'privilegeId', AT_PARTNERS)),
    ...prizes.flatMap((prize) => {
      const [won, wheel] = [privilegeOf(prize), byId(wheels, prize.values['lotteryId'])]
      return !won || !wheel || covers(won, wheel, where) ? [] : faultAt(prize, 'privilegeId', ELSEWHERE)
    }),
    ...(await activityFaults(folder, read, where))
  ]
}

/** What an activity sells or gives. Those in the database were checked when they were applied. */
async function activityFaults(
  folder: Folder,
  read: (name: Kind) => Promise<readonly Row[]>,
  where: readonly Row[]
): Promise<Fault[]> {
  const told = rowsOf(folder, 'activities') ?? []
  const offered = {
    card: await read('cards'),
    plate: await read('plates'),
    product: await read('products')
  }
  return told.flatMap((activity) => {
    const items = activity.values['items']
    if (!Array.isArray(items)) return []
    return (items as { kind: keyof typeof offered; itemId: string }[]).flatMap(({ kind, itemId }) => {
      const target = byId(offered[kind], itemId)
      if (!target || covers(target, activity, where)) return []
      return faultAt(activity, 'items', `${itemId}: ${ELSEWHERE}`)
    })
  })
}
