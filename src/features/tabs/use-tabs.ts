import { useEffect, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { TabItem } from '@contract/types'
import { read } from '@/api/read'
import { useChannelConfig } from '@/features/channel/queries'
import { useLoggedIn } from '@/features/session/atoms'
import { readStored } from '@/platform/stored-values'
import { buildTabs } from './model'
import { setRedDots } from './red-dots'

/** The member's several cards, for the BigCard tab and its panel; empty unless there are several. */
export const multipleCardsQuery = () => {
  const labelId = readStored('labelId')
  return read('myMultipleCardInfo', labelId ? { labelId } : {})
}

/**
 * The tabs of this channel for this user. `ready` once nothing more can change them: the configuration is there and, for
 * a member where the channel has BigCard, the list of cards too.
 */
export function useTabs(): { tabs: TabItem[]; ready: boolean } {
  const loggedIn = useLoggedIn()
  const { config, ready } = useChannelConfig()
  const hasBigCard = config.tabbar.some((tab) => tab.componentName === 'BigCard')
  const asks = loggedIn && hasBigCard
  const { data, isPending } = useQuery({ ...multipleCardsQuery(), enabled: asks })
  const cards = asks ? data : undefined

  useEffect(() => {
    if (cards)
      setRedDots(
        'BigCard',
        cards.filter((item) => item.isRedDot).map((item) => item.card.memberCardId)
      )
  }, [cards])

  const tabs = useMemo(() => buildTabs(config.tabbar, cards), [config, cards])
  return { tabs, ready: ready && !(asks && isPending) }
}
