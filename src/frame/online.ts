import { atom } from 'jotai'
import { queryClient } from '@/api/query-client'
import { store } from '@/lib/store'
import { isOnline, onNetworkChange } from '@/platform/device/network'

/** Scope: device. Whether the device has a network. */
export const onlineAtom = atom(isOnline())

/** Keeps `onlineAtom` in sync with the device; back online, stale or failed reads are refetched. */
export function watchNetwork(): void {
  onNetworkChange((online) => {
    store.set(onlineAtom, online)
    if (online) refreshShown()
  })
}

/** Refetches what is shown and is stale or has failed. */
export function refreshShown(): void {
  void queryClient.refetchQueries({ type: 'active', stale: true })
}
