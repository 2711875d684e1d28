import { rawQuery } from '@/lib/query-string'
import type { Entry } from './entry-facts'

export type { Entry }

/** The address, as Taro tells of it only after the app is drawn. */
export function entry(): Entry {
  const { pathname, search } = window.location
  return { path: pathname, scene: 0, query: rawQuery(search) }
}
