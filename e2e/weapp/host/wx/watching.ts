import type { LogicRealm } from './define'

/** What WeChat measured, as `wx.getPerformance()` tells it. */
export interface TimedEntry {
  readonly entryType: 'navigation' | 'render'
  readonly name: 'appLaunch' | 'route' | 'firstRender'
  readonly path: string
  readonly duration: number
}

type Observer = (list: { getEntries(): unknown }) => void

/** Entries and who observes them; one program has one. */
export class Timed {
  readonly entries: TimedEntry[] = []
  readonly observers = new Map<Observer, readonly string[]>()

  /** @param tell runs a listener of the app */
  add(entry: TimedEntry, tell: (observer: Observer) => void): void {
    this.entries.push(entry)
    for (const [observer, types] of this.observers) if (types.includes(entry.entryType)) tell(observer)
  }
}

/** What the app wrote into WeChat's realtime log, its level first. */
export type LogLine = readonly unknown[]

interface WatchingHost {
  readonly realm: LogicRealm
  readonly timed: Timed
  readonly log: LogLine[]
}

/** What lets a developer see how the app does on phones. */
export function watchingCalls({ realm, timed, log }: WatchingHost) {
  const write =
    (level: string) =>
    (...words: unknown[]) =>
      void log.push([level, ...words])
  const manager = {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    setFilterMsg: () => undefined,
    addFilterMsg: () => undefined,
    in: () => undefined
  }
  const performance = {
    getEntries: () => realm.copy(timed.entries),
    createObserver: (observer: Observer) => ({
      observe: ({ entryTypes }: { entryTypes: readonly string[] }) =>
        void timed.observers.set(observer, [...entryTypes]),
      disconnect: () => void timed.observers.delete(observer)
    })
  }
  return { getPerformance: () => performance, getRealtimeLogManager: () => manager }
}
