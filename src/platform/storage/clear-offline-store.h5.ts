/** Forgets what opens without a network (offline-store.h5.ts has its name too: this is of the first route, that is not). */
export function clearOfflineStore(): void {
  try {
    indexedDB.deleteDatabase('wallet')
  } catch {
    // a browser without a database keeps nothing
  }
}
