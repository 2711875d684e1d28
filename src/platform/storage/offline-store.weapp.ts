import { readText, removeText, writeText } from './storage'

/** Same as in clear-offline-store.weapp.ts. */
const KEPT = 'wallet'

/** As on H5: stores the result of `change`. A mini-program has its own store, which is read synchronously. */
export function updateOfflineStore(
  change: (text: string | undefined) => string | undefined
): Promise<string | undefined> {
  const before = readText('device', KEPT) ?? undefined
  const after = change(before)
  if (after === undefined) removeText('device', KEPT)
  else if (after !== before && !writeText('device', KEPT, after)) return Promise.resolve(before)
  return Promise.resolve(after)
}
