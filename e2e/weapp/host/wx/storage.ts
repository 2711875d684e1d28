import { bytesOf } from '../json'
import { defineCall, type CallHost, type Options } from './define'
import { Refused } from './refused'

const VALUE_LIMIT = 1024 * 1024
const STORE_LIMIT = 10 * 1024 * 1024

/** What a phone keeps of this mini-program: JSON by key. */
export type Store = Map<string, string>

const fail = (name: string, reason: string) => new Error(`${name}:fail ${reason}`)

/** The storage calls with WeChat's limits: 1 MB a value, 10 MB in all. */
export function storageCalls(host: CallHost, store: Store) {
  const sizeOf = (without: string) =>
    [...store].reduce((sum, [key, json]) => (key === without ? sum : sum + bytesOf(key) + bytesOf(json)), 0)

  function set(key: unknown, value: unknown): void {
    if (typeof key !== 'string' || !key) throw new Refused('parameter error: key should be a string')
    const json = JSON.stringify(value ?? '')
    if (bytesOf(json) > VALUE_LIMIT) throw new Refused('entry size limit reached')
    if (sizeOf(key) + bytesOf(key) + bytesOf(json) > STORE_LIMIT)
      throw new Refused('exceed storage max size 10Mb')
    store.set(key, json)
  }

  const get = (key: unknown): unknown => {
    const json = store.get(String(key))
    return json === undefined ? undefined : host.realm.copy(JSON.parse(json))
  }
  const info = () => ({
    keys: [...store.keys()],
    currentSize: Math.ceil(sizeOf('') / 1024),
    limitSize: 10240
  })

  return {
    getStorageSync: (key: unknown) => get(key) ?? '',
    setStorageSync(key: unknown, value: unknown) {
      try {
        set(key, value)
      } catch (error) {
        throw fail('setStorageSync', (error as Error).message)
      }
    },
    removeStorageSync: (key: unknown) => void store.delete(String(key)),
    clearStorageSync: () => store.clear(),
    getStorageInfoSync: () => host.realm.copy(info()),
    getStorage: defineCall(host, 'getStorage', ({ key }: Options) => {
      if (!store.has(String(key))) throw new Refused('data not found')
      return { data: get(key) }
    }),
    setStorage: defineCall(host, 'setStorage', ({ key, data }: Options) => set(key, data)),
    removeStorage: defineCall(host, 'removeStorage', ({ key }: Options) => void store.delete(String(key))),
    clearStorage: defineCall(host, 'clearStorage', () => store.clear()),
    getStorageInfo: defineCall(host, 'getStorageInfo', info)
  }
}
