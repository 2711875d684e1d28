import Taro from '@tarojs/taro'
import type { TimingsTaker } from './timings-types'

/** What WeChat calls them. */
const NAMES = { appLaunch: 'launch', firstRender: 'render', route: 'route' } as const

interface Entry {
  readonly name: string
  readonly duration: number
}

/** WeChat's own timings, from the start of the mini-program. @throws where there are none */
export function observeTimings({ most }: TimingsTaker): void {
  const take = (entries: unknown) =>
    (entries as readonly Entry[] | undefined)?.forEach(({ name, duration }) => {
      if (name in NAMES && duration > 0) most(NAMES[name as keyof typeof NAMES], duration)
    })
  const performance = Taro.getPerformance()
  take(performance.getEntries())
  performance
    .createObserver((list: { getEntries(): unknown }) => take(list.getEntries()))
    // Taro's type wants `type` too, which WeChat takes in place of it
    .observe({ entryTypes: ['navigation', 'render'] } as Taro.PerformanceObserver.observe.Option)
}
