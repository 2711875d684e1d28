import { decodeValue, nameOf, rawQuery } from '@/lib/query-string'
import type { Entry } from './entry-types'

export type { Entry }

/** Links of other apps put parameters behind the hash too: `#/pages/index?sign=…`, `#sign=…`. */
const queryOfHash = (hash: string) => hash.replace(/^#[^?=&]*\?|^#/, '')

function lastState(search: string): { lastState?: string } {
  const last = search.split(/[?&]/).filter((pair) => pair.includes('=') && nameOf(pair) === 'state')
  const value = last[last.length - 1]
  return value === undefined ? {} : { lastState: decodeValue(value.slice(value.indexOf('=') + 1)) }
}

/** Read from the address, as Taro provides it only after the app is rendered. */
export function entry(): Entry {
  const { pathname, search, hash } = window.location
  const query = { ...rawQuery(queryOfHash(hash)), ...rawQuery(search) }
  return { path: pathname, scene: 0, query, ...lastState(search) }
}
