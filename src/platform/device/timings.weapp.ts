import Taro from '@tarojs/taro'
import type { TakeTiming } from './timings-types'

/** What WeChat calls them. */
const NAMES = { appLaunch: 'launch', firstRender: 'render', route: 'route' } as const

interface Entry {
  readonly name: string
  readonly duration: number
}

/** WeChat's own timings, from the start of the mini-program. @throws where there are none */
export function observeTimings(take: TakeTiming): void {
  const note = (entries: unknown) =>
    (entries as readonly Entry[]).forEach(({ name, duration }) => {
      if (name in NAMES && duration > 0) take(NAMES[name as keyof typeof NAMES], duration)
    })
  const performance = Taro.getPerformance()
  note(performance.getEntries())
  performance
    .createObserver((list: { getEntries(): unknown }) => note(list.getEntries()))
    // Taro's type wants `type` too, which WeChat takes in place of it
    .observe({ entryTypes: ['navigation', 'render'] } as Taro.PerformanceObserver.observe.Option)
}
