import { useCallback, useEffect, useMemo, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HomeBlocks, MemberCard } from '@/features/card/model'
import { cardsOnSaleQuery, homeConfigQuery, myCardsQuery } from '@/features/card/queries'
import { usePullToRefresh } from '@/features/page/visible'
import { useLoggedIn } from '@/features/session/atoms'
import { firstScreenReady } from '@/platform/first-screen'
import { readStored } from '@/platform/stored-values'
import { firstSlide, slidesOf, type Slide } from './slides'

const NONE: readonly MemberCard[] = []

/** Everything the panel reads anew when it is pulled down. */
const READS = new Set([
  'listCardsInfo',
  'indexConfig',
  'getMyCardInfo',
  'indexPlateInfo',
  'getExpiredConfig',
  'getAllCardExpiredFlag',
  'pageLocationPrivileges'
])

export interface ExchangeCenterState {
  /** Cards and blocks are both there. */
  ready: boolean
  /** One of them could not be read and nothing older can be shown. */
  failed: { data: undefined; status: 'error'; error: unknown; refetch: () => unknown } | null
  slides: readonly Slide[]
  mine: readonly MemberCard[]
  config: HomeBlocks | undefined
  current: number
  setCurrent: (index: number) => void
  /** The member's card that is in view. */
  card: MemberCard | undefined
}

/** A visitor's first screen waits for the cards on sale and home's blocks; a member's for the own cards and the blocks. */
export function useExchangeCenter(): ExchangeCenterState {
  const loggedIn = useLoggedIn()
  const client = useQueryClient()
  const own = useQuery({ ...myCardsQuery(), enabled: loggedIn })
  const mine = (loggedIn && own.data?.cardInfoList) || NONE
  const offersNeeded = !loggedIn || (own.isSuccess && mine.length === 0)
  const offers = useQuery({ ...cardsOnSaleQuery(), enabled: offersNeeded })
  const config = useQuery(homeConfigQuery())

  const slides = useMemo(() => slidesOf(mine, offers.data ?? []), [mine, offers.data])
  const [chosen, setChosen] = useState<number>()
  const current = Math.min(chosen ?? firstSlide(slides, readStored('cardNo')), Math.max(0, slides.length - 1))
  useEffect(() => setChosen(undefined), [loggedIn])

  const cards = offersNeeded && !own.isLoading ? offers : own
  const ready = cards.data !== undefined && config.data !== undefined
  const broken = [cards, config].find((query) => query.isError && query.data === undefined)
  const refetch = () => Promise.all([cards.refetch(), config.refetch()])

  usePullToRefresh(
    useCallback(
      () => client.invalidateQueries({ predicate: ({ queryKey }) => READS.has(String(queryKey[0])) }),
      [client]
    )
  )
  const settled = ready || broken !== undefined
  useEffect(() => {
    if (settled) firstScreenReady()
  }, [settled])

  const slide = slides[current]
  return {
    ready,
    failed: broken && !ready ? { data: undefined, status: 'error', error: broken.error, refetch } : null,
    slides,
    mine,
    config: config.data,
    current,
    setCurrent: setChosen,
    card: slide?.kind === 'mine' ? slide.card : undefined
  }
}
