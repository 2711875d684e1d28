/** As much of IndexedDB as we use, in memory: jsdom has none. What a transaction does comes one after the other. */

type Handler = (() => void) | null
interface Asked<T> {
  result: T
  error: Error | null
  onsuccess: Handler
  onerror: Handler
  onupgradeneeded: Handler
}

const later = (work: () => void): void => void Promise.resolve().then(work)

function asked<T>(work: () => T): Asked<T | undefined> {
  const request: Asked<T | undefined> = {
    result: undefined,
    error: null,
    onsuccess: null,
    onerror: null,
    onupgradeneeded: null
  }
  later(() => {
    request.result = work()
    request.onsuccess?.()
  })
  return request
}

type Stores = Map<string, Map<unknown, unknown>>

function database(stores: Stores) {
  return {
    createObjectStore: (name: string) => void stores.set(name, new Map()),
    close: () => undefined,
    transaction(name: string) {
      const transaction: Record<'oncomplete' | 'onabort' | 'onerror', Handler> & {
        objectStore: unknown
        error: null
      } = {
        oncomplete: null,
        onabort: null,
        onerror: null,
        error: null,
        objectStore: () => {
          const values = stores.get(name)
          if (!values) throw new Error(`no store ${name}`)
          return {
            get: (key: unknown) => asked(() => values.get(key)),
            put: (value: unknown, key: unknown) => void values.set(key, value),
            delete: (key: unknown) => void values.delete(key)
          }
        }
      }
      setTimeout(() => transaction.oncomplete?.())
      return transaction
    }
  }
}

/** Puts a database into the window; gives what is in it, and the way to take it out. */
export function fakeDatabases(): { readonly text: () => string; readonly remove: () => void } {
  const all = new Map<string, Stores>()
  const fake = {
    open(name: string) {
      const isNew = !all.has(name)
      const stores: Stores = all.get(name) ?? new Map()
      const request: Asked<ReturnType<typeof database> | undefined> = asked(() => {
        all.set(name, stores)
        request.result = database(stores)
        if (isNew) request.onupgradeneeded?.()
        return request.result
      })
      return request
    },
    deleteDatabase: (name: string) => void all.delete(name)
  }
  Object.defineProperty(window, 'indexedDB', { value: fake, configurable: true })
  return {
    text: () =>
      JSON.stringify([...all].map(([name, stores]) => [name, [...stores].map(([, values]) => [...values])])),
    remove: () => void Reflect.deleteProperty(window, 'indexedDB')
  }
}
