import { readText, removeText, writeText } from './storage'

/** As forget-kept.weapp.ts has it. */
const KEPT = 'wallet'

/** As on H5: what `change` makes of what is kept is kept then. The store of a mini-program is its own, and is read at once. */
export function updateOfflineStore(
  change: (text: string | undefined) => string | undefined
): Promise<string | undefined> {
  const before = readText('device', KEPT) ?? undefined
  const after = change(before)
  if (after === undefined) removeText('device', KEPT)
  else if (after !== before && !writeText('device', KEPT, after)) return Promise.resolve(before)
  return Promise.resolve(after)
}
