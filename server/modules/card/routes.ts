import { cardEndpoints } from '@contract/card/endpoints'
import { cardSchemas } from '@contract/card/schema'
import type { Kit } from '../../http/kit'
import { plateService } from '../plate'
import { activationService } from './activation'
import { catalogueOf } from '../catalogue'
import { heldCardService } from './held-service'
import { offerService } from './offer-service'

/** Card endpoints: offers, the member's cards, activation. */
export function cardModule(kit: Kit): void {
  const { db, limit, settings } = kit
  const source = catalogueOf(kit)
  const offers = offerService(db, source)
  const held = heldCardService(db, plateService(db, source), offers)
  const activation = activationService({ db, limit, source, cardPepper: settings.secrets.cardPepper })
  kit.bind(cardEndpoints, cardSchemas, {
    listCardsInfo: (_, context) => offers.cards(context),
    indexConfig: (input, context) => offers.home(input, context),
    getMyCardInfo: (_, { memberId, now }) => held.mine(memberId, now),
    myMultipleCardInfo: ({ labelId }, { memberId, now }) => held.several(memberId, labelId, now),
    getCardIndexConfigById: ({ cardId }, context) => offers.card(cardId, context),
    getExpiredConfig: (_, { memberId, now }) => held.expiryNotice(memberId, now),
    getAllCardExpiredFlag: (_, { memberId, now }) => held.allExpired(memberId, now),
    clearCardRedDot: ({ memberCardId }, { memberId }) => held.clearRedDot(memberId, memberCardId),
    getCardInfo: ({ memberCardId }, context) => held.one(memberCardId, context),
    getByActiveCode: (code, context) => activation.look(code, context),
    activeCode: (code, context) => activation.activate(code, context),
    getGroupIntegrationPageList: (input, context) => offers.goods(input, context)
  })
}
