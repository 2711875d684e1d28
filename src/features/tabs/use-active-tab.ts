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
 * The tab that is shown: the one that was asked for or chosen while it is there, else the default one. The default is
 * settled once all tabs are known, so that a dot that goes later does not take the user elsewhere.
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
    // a hot mark of the channel's has done its work; BigCard's dots go one by one, as each card is looked at
    if (tab !== 'BigCard') setRedDots(tab, [])
    setChosen(tab)
  }, [])

  return { tabs, active, choose }
}
