import { useRef } from 'react'
import { useDidHide, useDidShow, useLaunch, usePageNotFound } from '@tarojs/taro'
import { recordVisit } from '@/features/visit/visits'
import { goHome } from '@/routes/navigate'
import { findPath } from '@/routes/registered-paths'
import { acceptLater, startExtras } from './extras'
import { hide, show } from './run'
import { followScanned } from './scanned'

interface ShowOptions {
  path?: string
  scene?: number
  query?: Record<string, unknown>
}

/** An unknown page is recorded without its path. */
async function recordShow({ path = '', scene = 0 }: ShowOptions, first: boolean): Promise<void> {
  recordVisit((await findPath(path).catch(() => undefined)) ?? '', scene, first)
}

/** The app's own events: launch, show, hide, and an unknown page, which redirects home (rule route.unknown). */
export function useLaunchEvents(): void {
  const first = useRef(true)
  useLaunch(startExtras)
  useDidShow((options?: ShowOptions) => {
    show(options)
    void followScanned({ path: '', query: {}, ...options }, show)
    acceptLater()
    void recordShow(options ?? {}, first.current)
    first.current = false
  })
  useDidHide(hide)
  usePageNotFound(() => void goHome())
}
