import type { Data } from '@contract/types'
import type { Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import type { PlateService } from '../plate'
import { allExpired, expiryNotice } from './expiry'
import { clearNews, heldCard, heldCards } from './held-repository'
import type { offerService, Visitor } from './offer-service'
import { glanceOf, savedInMonth, savedWithCard } from './savings-repository'

/** Reads of the cards that a member holds. */
export function heldCardService(
  db: Queryable,
  plates: PlateService,
  offers: ReturnType<typeof offerService>
) {
  return {
    async mine(memberId: string, now: Date): Promise<Data<'getMyCardInfo'>> {
      const cardInfoList = await heldCards(memberId, undefined, now, db)
      const isMember = cardInfoList.some((card) => card.state === 'active')
      return { cardInfoList, glance: isMember ? await glanceOf(memberId, now, db) : null }
    },

    /**
     * The active cards with their plates; empty unless there are at least two (rule tab.bigCard). A label leaves
     * out the cards that were bought under another one.
     */
    async several(
      memberId: string,
      labelId: string | undefined,
      now: Date
    ): Promise<Data<'myMultipleCardInfo'>> {
      const active = (await heldCards(memberId, labelId, now, db)).filter((card) => card.state === 'active')
      if (active.length < 2) return []
      const ids = active.map((card) => card.memberCardId)
      const held = await plates.ofCards(memberId, ids, now)
      return active.map((card) => ({
        card,
        isRedDot: card.isRedDot,
        plates: held.filter((plate) => plate.memberCardId === card.memberCardId)
      }))
    },

    async expiryNotice(memberId: string, now: Date): Promise<Data<'getExpiredConfig'>> {
      return expiryNotice(await heldCards(memberId, undefined, now, db), now)
    },

    async allExpired(memberId: string, now: Date): Promise<Data<'getAllCardExpiredFlag'>> {
      return allExpired(await heldCards(memberId, undefined, now, db))
    },

    /** @throws BusinessError 404 if the member has no such card */
    async clearRedDot(memberId: string, memberCardId: string): Promise<null> {
      if (!(await clearNews(memberId, memberCardId, db))) throw notFound('会员卡不存在')
      return null
    },

    /** @throws BusinessError 404 if the member has no such card */
    async one(memberCardId: string, visitor: Visitor & { memberId: string }): Promise<Data<'getCardInfo'>> {
      const { memberId, now } = visitor
      const card = await heldCard(memberId, memberCardId, now, db)
      if (!card) throw notFound('会员卡不存在')
      const [held, product, savedFen, month] = await Promise.all([
        plates.ofCards(memberId, [memberCardId], now),
        offers.heldCardOffer(card, visitor),
        savedWithCard(memberId, memberCardId, db),
        savedInMonth(memberId, now, db)
      ])
      return { card, plates: held, savedFen, month, ...product }
    }
  }
}
