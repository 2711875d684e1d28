/** Same as in clear-offline-store.h5.ts. */
const KEPT = 'wallet'
const STORE = 'kept'
/** The one value of the store. */
const AT = 0

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(KEPT, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
    request.onerror = () => reject(request.error ?? new Error('no database'))
    request.onsuccess = () => resolve(request.result)
  })
}

function changeIn(db: IDBDatabase, change: (text: string | undefined) => string | undefined) {
  return new Promise<string | undefined>((resolve, reject) => {
    const transaction = db.transaction(STORE, 'readwrite')
    const store = transaction.objectStore(STORE)
    const got: IDBRequest<unknown> = store.get(AT)
    let after: string | undefined
    got.onsuccess = () => {
      const before = typeof got.result === 'string' ? got.result : undefined
      after = change(before)
      if (after === before) return
      if (after === undefined) store.delete(AT)
      else store.put(after, AT)
    }
    transaction.oncomplete = () => resolve(after)
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('not kept'))
  })
}

/**
 * Reads what is stored for offline use, and writes the result of `change` (undefined: nothing is stored),
 * atomically across tabs. Returns what is then stored; undefined if nothing can be stored. Uses IndexedDB: it
 * holds more than local storage, and is read only on demand.
 */
export async function updateOfflineStore(
  change: (text: string | undefined) => string | undefined
): Promise<string | undefined> {
  try {
    const db = await open()
    try {
      return await changeIn(db, change)
    } finally {
      // clearing must not have to wait
      db.close()
    }
  } catch {
    return undefined
  }
}
