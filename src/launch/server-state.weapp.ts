import { queryClient } from '@/api/query-client'
import { whenIdle } from '@/platform/device/idle'
import { entry } from '@/platform/navigation/entry'
import { mendEmptyStart } from '@/platform/navigation/open-page.weapp'
import { HOME } from '@/routes/home'
import { beginsAtHome, beginWithKept } from './kept-home.weapp'

function load(): void {
  import(/* webpackChunkName: "after-home" */ './keep-home.weapp').then(
    ({ keepHome }) => keepHome(),
    () => undefined
  )
}

/** Pages of the mini-program are not server-rendered: home begins as it was last time, and another page is seen to be there. */
export function hydrateServerState(): void {
  const { path, query } = entry()
  if (path !== HOME) whenIdle(() => mendEmptyStart(path))
  else if (!query['tab'] && beginsAtHome()) beginWithKept()
  // once home's blocks are there: before, it would be code that home waits for
  const stop = queryClient.getQueryCache().subscribe(({ query: { queryHash, state } }) => {
    if (!state.data || !queryHash.includes('/indexConfig')) return
    stop()
    whenIdle(load)
  })
}
