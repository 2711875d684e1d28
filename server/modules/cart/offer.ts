import type { Data } from '@contract/types'
import type { PhoneSource } from '../../db/receiver-phones'
import { destinationOf, freightTemplatesOf } from '../mall'
import { explainedQuote, missedBy } from '../order'
import { toFreeFreight } from './freight'
import { addressOf, chosenOf, draftLines, sentLines, templateIdOf, type Settler } from './settle'

type Offer = Data<'getCartOffer'>

const NO_OFFER: Offer = { goodsFen: 0, cardOffFen: 0, couponOffFen: 0, topUps: [] }
/** The nearest ones: more would be no help. */
const MAX_TOP_UPS = 5

/**
 * What card and coupon deduct from the selected lines that can be bought, and how much more would bring a better coupon or
 * free freight.
 * @throws BusinessError 404, 901, 902, 911, 924
 */
export async function readOffer(source: PhoneSource, settler: Settler): Promise<Offer> {
  const { db } = source
  const { memberId, channel, storefront, now } = settler
  const { lines: chosen, known } = await chosenOf(db, settler)
  if (chosen.length === 0) return NO_OFFER
  const { skus, buyer, goods } = known
  const draft = { memberId, channel, lines: draftLines(chosen), buyer, goods }
  const [quoted, address] = await Promise.all([
    explainedQuote(db, draft, undefined, storefront, now),
    addressOf(source, memberId, undefined)
  ])
  const { price } = quoted
  const cardOffFen = price.lines.reduce((sum, line) => sum + line.cardOffFen, 0)
  const couponOffFen = price.discountFen - cardOffFen
  const templates = await freightTemplatesOf([...skus.values()].map(templateIdOf), db)
  const toFree = toFreeFreight(sentLines(price, skus), templates, address && destinationOf(address.areaCode))
  const coupons = missedBy(quoted, now)
  const topUps = [
    ...coupons.filter(({ offFen }) => offFen > couponOffFen),
    ...toFree.map((missingFen) => ({ ...FREE_FREIGHT, missingFen }))
  ]
  return {
    goodsFen: price.totalFen - cardOffFen,
    cardOffFen,
    couponOffFen,
    topUps: topUps.sort((a, b) => a.missingFen - b.missingFen).slice(0, MAX_TOP_UPS)
  }
}

const FREE_FREIGHT = { kind: 'freight', couponId: null, name: '', offFen: 0 } as const
