import { useCallback, useEffect, useState } from 'react'
import type { TabItem } from '@contract/types'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import type { Tab } from '@/routes/navigate'
import { defaultTab, tabNamed } from './model'
import { setRedDots } from './red-dots'
import { useTabs } from './use-tabs'

export interface ActiveTab {
  tabs: TabItem[]
  active: Tab
  choose: (tab: Tab) => void
}

/**
 * The visible tab: the requested or chosen one while it exists, otherwise the default. The default is fixed
 * once all tabs are known, so that a dot that disappears later does not move the user elsewhere.
 */
export function useActiveTab(requested: string | undefined): ActiveTab {
  const { tabs, ready } = useTabs()
  const [chosen, setChosen] = useState(() => tabNamed(requested))

  useEffect(() => {
    const tab = tabNamed(requested)
    if (tab) setChosen(tab)
  }, [requested])

  const present = tabs.some((tab) => tab.componentName === chosen)
  const active = chosen && present ? chosen : defaultTab(tabs, readStored('tabbarActivate'))

  useEffect(() => {
    if (ready) setChosen(active)
  }, [ready, active])

  const choose = useCallback((tab: Tab) => {
    writeStored('tabbarActivate', tab)
    // the channel's hot mark has served its purpose; BigCard's dots disappear one by one, as each card is
    // viewed
    if (tab !== 'BigCard') setRedDots(tab, [])
    setChosen(tab)
  }, [])

  return { tabs, active, choose }
}
