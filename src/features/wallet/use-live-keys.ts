import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { LiveKey } from '@contract/types'
import { walletEndpoints } from '@contract/wallet/endpoints'
import { invalidate } from '@/api/invalidate'
import { usePageVisible } from '@/ui/visible/visible'
import type { StoredKind, StoredItem } from './model'
import { liveKeysQuery } from './queries'
import { useWallet } from './use-wallet'
import { dropThing, storeItem, walletOwner } from './wallet'

/** How often a shown code is asked for, ms: its owner holds it out, and reads within seconds that it has been taken. */
const WATCH_MS = 3000

/** How a thing is shown when its page cannot be read. */
export interface Face {
  readonly title: string
  readonly note: string
  /** Whose each key is; '' where there is one. */
  readonly labelOf: (id: string) => string
  readonly data: unknown
}

/** What makes the codes of a thing now. */
export interface LiveKeys {
  readonly keys: readonly LiveKey[]
  /** The server's clock minus this device's, ms. */
  readonly offsetMs: number
  /** When the server said so, by its clock. */
  readonly seenAt: number
  /** It is shown from the device. */
  readonly offline: boolean
}

/**
 * Keys of an order of tickets or a voucher: from the server, and kept with `face` (what the page shows of it, once that is there); from
 * the device where the server cannot be reached. `wanted`: false for what cannot be used any more, undefined while nobody knows.
 */
export function useLiveKeys(
  kind: StoredKind,
  id: string,
  wanted: boolean | undefined,
  face: Face | undefined
) {
  const enabled = wanted === true
  const visible = usePageVisible()
  const query = useQuery({
    ...liveKeysQuery(kind, id),
    enabled,
    refetchInterval: ({ state }) => (visible && state.data?.keys.length ? WATCH_MS : false),
    meta: { background: true }
  })
  const { data, dataUpdatedAt, status, fetchStatus, refetch } = query
  const lost = data === undefined && (status === 'error' || fetchStatus === 'paused')
  const wallet = useWallet(enabled && lost)
  const seenAt = data ? Date.parse(data.at) : 0
  const offsetMs = seenAt - dataUpdatedAt

  // the page re-renders each second: what it shows is kept as of the server's answer
  const shown = useRef(face)
  shown.current = face
  const ready = face !== undefined
  useEffect(() => {
    const current = shown.current
    if (!data || !current) return
    if (data.keys.length === 0) {
      void dropThing(kind, id)
      return
    }
    const { labelOf, ...told } = current
    const keys = data.keys.map((key) => ({ ...key, label: labelOf(key.id) }))
    const thing: StoredItem = { kind, id, ...told, keys, seenAt }
    void storeItem(thing, offsetMs, walletOwner())
  }, [data, ready, kind, id, seenAt, offsetMs])

  // a shop or gate has taken one: what the page says of it is out of date
  const left = data?.keys.length ?? 0
  const before = useRef(left)
  useEffect(() => {
    const isTaken = left < before.current
    before.current = left
    if (isTaken) void invalidate({ invalidatesTags: walletEndpoints.getLiveKeys.providesTags })
  }, [left])

  useEffect(() => {
    if (wanted === false) void dropThing(kind, id)
  }, [wanted, kind, id])

  const thing = lost ? wallet?.things.find((one) => one.kind === kind && one.id === id) : undefined
  const live: LiveKeys | undefined = data
    ? { keys: data.keys, offsetMs, seenAt, offline: false }
    : thing && wallet && { keys: thing.keys, offsetMs: wallet.offsetMs, seenAt: thing.seenAt, offline: true }
  const retry = () => {
    if (enabled) void refetch({ cancelRefetch: false })
  }
  return { live, kept: thing, lost: lost && !thing, retry }
}
