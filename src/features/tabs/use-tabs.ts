import { useEffect, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { cardEndpoints } from '@contract/card/endpoints'
import type { TabItem } from '@contract/types'
import { read } from '@/api/read'
import { useChannelConfig } from '@/features/channel/queries'
import { useLoggedIn } from '@/features/session/atoms'
import { shownStored, useHydrated } from '@/platform/storage/shown-stored'
import { saveTabs, lastTabs } from './last-tabs'
import { buildTabs } from './model'
import { setRedDots } from './red-dots'

/** The member's several cards, for the BigCard tab and its panel; empty for a member with a single card. */
export const multipleCardsQuery = () => {
  const labelId = shownStored('labelId')
  return read(cardEndpoints.myMultipleCardInfo, labelId ? { labelId } : {})
}

/**
 * The tabs of this channel for this user. `ready` once they can no longer change: the configuration has
 * loaded and, for a member where the channel has BigCard, the list of cards too. Until then, and if the
 * configuration cannot be loaded, a member sees those of their last visit.
 */
export function useTabs(): { tabs: TabItem[]; ready: boolean } {
  useHydrated()
  const loggedIn = useLoggedIn()
  const { config, ready: configured, failed } = useChannelConfig()
  const hasBigCard = config.tabbar.some((tab) => tab.componentName === 'BigCard')
  const asks = loggedIn && hasBigCard
  const { data, isPending } = useQuery({ ...multipleCardsQuery(), enabled: asks })
  const cards = asks ? data : undefined
  const ready = configured && !(asks && isPending)

  useEffect(() => {
    if (cards)
      setRedDots(
        'BigCard',
        cards.filter((item) => item.isRedDot).map((item) => item.card.memberCardId)
      )
  }, [cards])

  const tabs = useMemo(
    () => (loggedIn && (failed || !ready) ? lastTabs() : undefined) ?? buildTabs(config.tabbar, cards),
    [loggedIn, ready, failed, config, cards]
  )

  // a configuration or list of cards that failed to load says nothing about next time
  const existing = loggedIn && ready && !failed && (!hasBigCard || cards !== undefined)
  useEffect(() => {
    if (existing) saveTabs(tabs)
  }, [existing, tabs])

  return { tabs, ready }
}
