import { cardEndpoints } from '@contract/card/endpoints'
import { read } from '@/api/read'

/** A card product in full. */
export const cardProductQuery = (cardId: string) => read(cardEndpoints.getCardIndexConfigById, { cardId })

/** One of the member's cards with its plates. */
export const memberCardQuery = (memberCardId: string) => read(cardEndpoints.getCardInfo, { memberCardId })
