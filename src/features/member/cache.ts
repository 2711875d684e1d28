import { queryClient } from '@/api/query-client'
import { readStored, removeStored, storedValueTable, type StoredKey } from '@/platform/storage/stored-values'

/** Not cache: without them the app would switch channel, or log in when it must not. */
const KEPT: ReadonlySet<StoredKey> = new Set(['channelCode', 'deviceId', 'IS_LOGOUT', 'REMOVE_TOKEN'])

const clearable = (): StoredKey[] =>
  (Object.keys(storedValueTable) as StoredKey[]).filter(
    (key) => storedValueTable[key].scope === 'device' && !KEPT.has(key)
  )

/** Length of something as it would be stored, in bytes: three for a Chinese character, one for the rest. */
function bytesOf(value: unknown): number {
  const text = value === undefined ? '' : JSON.stringify(value)
  return text.length + 2 * (text.match(/[^\u0000-\u007f]/g)?.length ?? 0)
}

/** Responses cached for pages not currently shown. */
const idleReads = () => queryClient.getQueryCache().findAll({ type: 'inactive' })

/** How much clearing would free, bytes. */
export function cacheBytes(): number {
  const stored = clearable().reduce((sum, key) => sum + bytesOf(readStored(key)), 0)
  return idleReads().reduce((sum, { state }) => sum + bytesOf(state.data), stored)
}

/**
 * Clears what the device stores for speed and convenience; the session, the channel and orders under way stay.
 */
export function clearCache(): void {
  clearable().forEach(removeStored)
  queryClient.removeQueries({ type: 'inactive' })
}

/** `12.4 KB`; `0 KB` for nothing. */
export function sizeText(bytes: number): string {
  if (bytes === 0) return '0 KB'
  return bytes < 1_048_576
    ? `${Math.max(0.1, bytes / 1024).toFixed(1)} KB`
    : `${(bytes / 1_048_576).toFixed(1)} MB`
}
