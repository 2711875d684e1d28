import { useCallback, useEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { HomeBlocks, MemberCard, MyGlance } from '@/features/card/model'
import {
  allExpiredQuery,
  cardsOnSaleQuery,
  endingCardQuery,
  homeConfigQuery,
  myCardsQuery
} from '@/features/card/queries'
import { nearbyMerchantsQuery } from '@/features/location/queries'
import { runningRoundsQuery } from '@/features/plate/queries'
import { useLoggedIn } from '@/features/session/atoms'
import { refetchEndpoints } from '@/lib/refetch-endpoints'
import { shownStored, useHydrated } from '@/platform/storage/shown-stored'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { firstSlide, slidesOf, type Slide } from './slides'
import { useFirstWave } from './use-first-wave'

/** Everything the panel refetches on pull-down. */
const reads = () => [
  cardsOnSaleQuery(),
  homeConfigQuery(null),
  myCardsQuery(),
  runningRoundsQuery(''),
  endingCardQuery(),
  allExpiredQuery(),
  nearbyMerchantsQuery(null)
]

export interface ExchangeCenterState {
  /** Cards and blocks have both loaded. */
  ready: boolean
  /** One of them failed and there is no cached data to show. */
  failed: { data: undefined; status: 'error'; error: unknown; refetch: () => unknown } | null
  slides: readonly Slide[]
  mine: readonly MemberCard[]
  /** What was saved this month and what ends soon; null if there is nothing to tell. */
  glance: MyGlance | null
  config: HomeBlocks | undefined
  current: number
  setCurrent: (index: number) => void
  /** The visible card of the member. */
  card: MemberCard | undefined
}

/** Fetches the round of a card as soon as the card is known, before its section is rendered. */
function useRoundAhead(card: MemberCard | undefined): void {
  const client = useQueryClient()
  const memberCardId = card?.state === 'active' ? card.memberCardId : undefined
  useEffect(() => {
    if (memberCardId) void client.prefetchQuery(runningRoundsQuery(memberCardId))
  }, [client, memberCardId])
}

/** The cards and blocks of the panel, and which card is visible. */
export function useExchangeCenter(): ExchangeCenterState {
  useHydrated()
  const loggedIn = useLoggedIn()
  const client = useQueryClient()
  const { mine, glance, offers, config, ready, error, refetch } = useFirstWave()

  const slides = useMemo(() => slidesOf(mine, offers ?? []), [mine, offers])
  const [chosen, setChosen] = useState<number>()
  const current = Math.min(
    chosen ?? firstSlide(slides, shownStored('cardNo')),
    Math.max(0, slides.length - 1)
  )
  useEffect(() => setChosen(undefined), [loggedIn])
  const slide = slides[current]
  const card = slide?.kind === 'mine' ? slide.card : undefined
  useRoundAhead(card)

  usePullToRefresh(useCallback(() => refetchEndpoints(client, reads()), [client]))

  return {
    ready,
    failed: error ? { data: undefined, status: 'error', error, refetch } : null,
    slides,
    mine,
    glance,
    config,
    current,
    setCurrent: setChosen,
    card
  }
}
