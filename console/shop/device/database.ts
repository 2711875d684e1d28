/** The device's database: one record of keys, and a row for everything that was taken. */
import type { Held, TakenRow } from './rows'

const NAME = 'shop'
const KEYS = 'keys'
const TAKEN = 'taken'
const ONLY = 0

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(KEYS)
      request.result.createObjectStore(TAKEN, { keyPath: 'scan' })
    }
    request.onerror = () => reject(request.error ?? new Error('no database'))
    request.onsuccess = () => resolve(request.result)
  })
}

/** Everything that is stored. */
export interface Stored {
  readonly held: Held | null
  readonly taken: readonly TakenRow[]
}

/** What a change writes; what it leaves out stays. */
export interface Change {
  /** Null: forgotten. */
  readonly held?: Held | null
  readonly put?: readonly TakenRow[]
  /** Scans of rows that go. */
  readonly remove?: readonly string[]
}

/**
 * Reads everything, and writes what `change` makes of it, in one transaction: tabs of one device take nothing twice.
 * @returns what is stored afterwards @throws whatever the browser says where nothing can be stored
 */
export async function updateStored(change: (stored: Stored) => Change): Promise<Stored> {
  const db = await open()
  try {
    return await changeIn(db, change)
  } finally {
    db.close()
  }
}

const changeIn = (db: IDBDatabase, change: (stored: Stored) => Change): Promise<Stored> =>
  new Promise((resolve, reject) => {
    const transaction = db.transaction([KEYS, TAKEN], 'readwrite')
    const [keys, rows] = [transaction.objectStore(KEYS), transaction.objectStore(TAKEN)]
    const gotKeys = keys.get(ONLY) as IDBRequest<Held | undefined>
    const gotRows = rows.getAll() as IDBRequest<TakenRow[]>
    let after: Stored | undefined
    gotRows.onsuccess = () => {
      const before = { held: gotKeys.result ?? null, taken: gotRows.result }
      const { held, put = [], remove = [] } = change(before)
      if (held) keys.put(held, ONLY)
      else if (held === null) keys.delete(ONLY)
      for (const row of put) rows.put(row)
      for (const scan of remove) rows.delete(scan)
      const gone = new Set([...remove, ...put.map(({ scan }) => scan)])
      after = {
        held: held === undefined ? before.held : held,
        taken: [...before.taken.filter(({ scan }) => !gone.has(scan)), ...put]
      }
    }
    transaction.oncomplete = () => after && resolve(after)
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('not stored'))
  })
