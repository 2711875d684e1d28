/**
 * Clears what is stored for offline use (its name is repeated in offline-store.h5.ts: this file is on the first
 * route, that one is not).
 */
export function clearOfflineStore(): void {
  try {
    indexedDB.deleteDatabase('wallet')
  } catch {
    // a browser without a database stores nothing
  }
}
