import { atom } from 'jotai'
import { queryClient } from '@/api/query-client'
import { store } from '@/lib/store'
import { isOnline, onNetworkChange } from '@/platform/device/network'

/** Scope: device. Whether the device has a network. */
export const onlineAtom = atom(isOnline())

/** Keeps `onlineAtom` true to the device; back online, what is old or has failed is asked for again. */
export function watchNetwork(): void {
  onNetworkChange((online) => {
    store.set(onlineAtom, online)
    if (online) refreshShown()
  })
}

/** Asks anew for what is shown and no longer fresh, or has failed. */
export function refreshShown(): void {
  void queryClient.refetchQueries({ type: 'active', stale: true })
}
