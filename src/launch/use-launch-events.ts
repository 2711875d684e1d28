import { useRef } from 'react'
import { useDidHide, useDidShow, useLaunch, usePageNotFound } from '@tarojs/taro'
import { recordVisit } from '@/features/visit/visits'
import { goHome } from '@/routes/navigate'
import { findRoute } from '@/routes/table'
import { startExtras } from './extras'
import { hide, show } from './run'

interface ShowOptions {
  path?: string
  scene?: number
  query?: Record<string, unknown>
}

/** The app's own events: launch, show, hide, and a page that does not exist, which leads home (rule route.unknown). */
export function useLaunchEvents(): void {
  const first = useRef(true)
  useLaunch(startExtras)
  useDidShow((options?: ShowOptions) => {
    show(options)
    recordVisit(findRoute(options?.path ?? '')?.path ?? '', options?.scene ?? 0, first.current)
    first.current = false
  })
  useDidHide(hide)
  usePageNotFound(() => void goHome())
}
