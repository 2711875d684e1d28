import { isLargeChange, LARGE_CHANGE_PERCENT } from '@contract/console/catalogue/limits'
import type { ConsoleParsed } from '@contract/console/types'
import { lockCatalogue } from '../../db/catalogue-lock'
import type { Tx } from '../../db/client'
import { refreshMallSummaries } from '../../db/mall-summaries'
import { fillTicketDays } from '../../db/ticket-days'
import { dayInChina } from '../../lib/china-time'
import { lockPrices, writePrices, type Prices } from './change-repository'
import { PRICED } from './entry-kinds'
import { badRequest, keepChange, noEntry, refused, type Change, type Hand } from './hand'

type Wanted = Omit<ConsoleParsed<'setPrices'>, 'reason'>
type Given = Wanted['prices'] | Wanted['seen']

const NAMES = ['priceFen', 'listPriceFen', 'cardPriceFen', 'weekendFen'] as const

const whole = ({ priceFen, listPriceFen, cardPriceFen = null, weekendFen = null }: Given): Prices => ({
  priceFen,
  listPriceFen,
  cardPriceFen,
  weekendFen
})

/**
 * Sets the prices of an entry, if they are still those that were seen. An order that is written at the same moment has the old price,
 * or is refused because the price has changed.
 * @throws BusinessError 400 for a price that its kind does not have, no change, or a large one that is not confirmed; 404; 907
 */
export async function setPricesIn(
  tx: Tx,
  { kind, itemId, prices: wanted, seen, confirmed }: Wanted,
  hand: Hand
): Promise<Change<Partial<Prices>>> {
  await lockCatalogue(tx)
  const found = await lockPrices(kind, itemId, tx)
  if (!found) throw noEntry()
  const { productId, ...now } = found
  const [should, was] = [whole(wanted), whole(seen)]
  expectItsPrices(kind, should)
  if (NAMES.some((name) => now[name] !== was[name])) throw refused('价格刚刚被修改过，请刷新后重试')
  const changed = NAMES.filter((name) => now[name] !== should[name])
  if (changed.length === 0) throw badRequest('价格没有变化')
  if (!confirmed && changed.some((name) => isLarge(now[name], should[name])))
    throw badRequest(`价格变动超过 ${LARGE_CHANGE_PERCENT}%，请再次确认`)
  await writePrices(kind, itemId, should, tx)
  if (productId !== null) await refreshMallSummaries(tx, { productId })
  if (kind === 'ticket-kinds') await fillTicketDays(tx, { today: dayInChina(hand.now), kindId: itemId })
  // all prices of the entry: those of a file are only good together
  await keepChange(
    { kind, itemId },
    { before: pick(now, ownOf(kind)), after: pick(should, ownOf(kind)) },
    hand,
    tx
  )
  return { before: pick(now, changed), after: pick(should, changed) }
}

type PriceName = (typeof NAMES)[number]

const ownOf = (kind: Wanted['kind']): PriceName[] => {
  const { cardPrice, weekend } = PRICED[kind]
  return [
    'priceFen',
    'listPriceFen',
    ...(cardPrice ? (['cardPriceFen'] as const) : []),
    ...(weekend ? (['weekendFen'] as const) : [])
  ]
}

function expectItsPrices(kind: Wanted['kind'], { cardPriceFen, weekendFen }: Prices): void {
  const { cardPrice, weekend } = PRICED[kind]
  if (cardPriceFen !== null && !cardPrice) throw badRequest('这类商品没有持卡价')
  if ((weekendFen !== null) !== (weekend === true))
    throw badRequest(weekend ? '请填写周末价' : '这类商品没有周末价')
}

const isLarge = (before: number | null, after: number | null) =>
  before !== null && after !== null && isLargeChange(before, after)

const pick = (prices: Prices, names: readonly PriceName[]): Partial<Prices> =>
  Object.fromEntries(names.map((name) => [name, prices[name]]))
