import { useQuery } from '@tanstack/react-query'
import type { MemberCard } from '@/features/card/model'
import { cardsOnSaleQuery, myCardsQuery, useHomeConfig } from '@/features/card/queries'
import { useLoggedIn } from '@/features/session/atoms'

const NONE: readonly MemberCard[] = []

/**
 * What the first screen waits for, and shows all at once: for a visitor the cards on sale and home's blocks,
 * for a member the own cards and the blocks.
 */
export function useFirstWave() {
  const loggedIn = useLoggedIn()
  const own = useQuery({ ...myCardsQuery(), enabled: loggedIn })
  const mine = (loggedIn && own.data?.cardInfoList) || NONE
  const offersNeeded = !loggedIn || (own.isSuccess && mine.length === 0)
  const offers = useQuery({ ...cardsOnSaleQuery(), enabled: offersNeeded })
  const config = useHomeConfig()

  const cards = offersNeeded && !own.isLoading ? offers : own
  const ready = cards.data !== undefined && config.data !== undefined
  const broken = [cards, config].find((query) => query.isError && query.data === undefined)
  return {
    mine,
    glance: (loggedIn && own.data?.glance) || null,
    offers: offers.data,
    config: config.data,
    /** All of it has loaded. */
    ready,
    /** One of them failed and there is no cached data to show. */
    error: !ready && broken ? broken.error : null,
    refetch: () => Promise.all([cards.refetch(), config.refetch()])
  }
}
