import { useCallback, useEffect, useRef, useState } from 'react'
import { readScroll, restoreScroll } from '@/platform/screen/page-scroll'
import type { Tab } from '@/routes/navigate'
import { HOME } from '@/routes/home'
import { recordPanel } from '@/features/visit/visits'
import { useActiveTab, type ActiveTab } from '@/features/tabs/use-active-tab'

export interface Home extends ActiveTab {
  /** The panels that were shown once: they stay mounted. */
  opened: readonly Tab[]
}

/** Which panel of home is shown; each keeps its scroll position. */
export function useHome(requested: string | undefined): Home {
  const { tabs, active, choose } = useActiveTab(requested)
  const [opened, setOpened] = useState<readonly Tab[]>([active])
  const scrolled = useRef<Partial<Record<Tab, number>>>({})
  const shown = useRef(active)

  if (!opened.includes(active)) setOpened([...opened, active])

  useEffect(() => {
    if (shown.current === active) return
    shown.current = active
    recordPanel(HOME, active)
    restoreScroll(scrolled.current[active] ?? 0)
  }, [active])

  const chooseKeepingPlace = useCallback(
    (tab: Tab) => {
      if (tab === shown.current) return
      const leaving = shown.current
      void readScroll().then((top) => {
        scrolled.current[leaving] = top
        choose(tab)
      })
    },
    [choose]
  )

  // a panel whose tab disappears (BigCard after the last card) is unmounted too
  const present = opened.filter((tab) => tabs.some((item) => item.componentName === tab) || tab === active)
  return { tabs, active, choose: chooseKeepingPlace, opened: present }
}
