import { useQuery } from '@tanstack/react-query'
import { cardProductQuery } from '@/features/card/card-queries'

/** The card's name, validity and instructions. */
export function useCardInstructions(cardId: string) {
  return useQuery(cardProductQuery(cardId))
}
