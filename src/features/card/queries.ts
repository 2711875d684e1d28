import { read } from '@/api/read'

/** Cards on sale in the channel. */
export const cardsOnSaleQuery = () => read('listCardsInfo', {})

/** A card product in full. */
export const cardProductQuery = (cardId: string) => read('getCardIndexConfigById', { cardId })

/** The member's cards: active, inactive, expired. */
export const myCardsQuery = () => read('getMyCardInfo', {})

/** One of the member's cards with its plates. */
export const memberCardQuery = (memberCardId: string) => read('getCardInfo', { memberCardId })
