import { read } from '@/api/read'
import { readStored } from '@/platform/stored-values'

/** Cards on sale in the channel. */
export const cardsOnSaleQuery = () => read('listCardsInfo', {})

/** A card product in full. */
export const cardProductQuery = (cardId: string) => read('getCardIndexConfigById', { cardId })

/** The member's cards: active, inactive, expired. */
export const myCardsQuery = () => read('getMyCardInfo', {})

/** One of the member's cards with its plates. */
export const memberCardQuery = (memberCardId: string) => read('getCardInfo', { memberCardId })

/** The member's card that ends soonest, if it ends within 7 days. */
export const endingCardQuery = () => read('getExpiredConfig', {})

/** Whether the member had cards and all of them have expired. */
export const allExpiredQuery = () => read('getAllCardExpiredFlag', {})

/** The blocks of home: categories, banners, plates, recommended privileges, coupons. */
export const homeConfigQuery = () => {
  const labelId = readStored('labelId')
  return read('indexConfig', labelId ? { labelId } : {})
}
