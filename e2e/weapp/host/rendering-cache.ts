import { bytesOf, refusedValues } from './json'
import type { Phone } from './phone'

/** More than this in one call WeChat refuses, bytes. */
const LIMIT = 1024 * 1024

/** The page that hands it over. */
interface Handing {
  readonly path: string
  /** Its JSON's `initialRenderingCache`. */
  readonly mode: unknown
  readonly isReady: () => boolean
}

/**
 * A page's `setInitialRenderingCache` (初始渲染缓存): what WeChat draws of it at the next cold start before the logic layer runs.
 * Not before `onReady`; null = nothing any more.
 */
export const renderingCacheOf =
  (phone: Phone, problem: (text: string) => void, { path, mode, isReady }: Handing) =>
  (data: unknown): void => {
    const name = `setInitialRenderingCache of ${path}`
    if (mode !== 'dynamic') return problem(`${name}: its JSON has no initialRenderingCache "dynamic"`)
    if (!isReady()) return problem(`${name} before onReady`)
    phone.drawings ??= new Map()
    if (data === null) return void phone.drawings.delete(path)
    const refused = refusedValues(data)
    if (typeof data !== 'object' || refused.length > 0)
      return problem(`${name}: no data at ${refused.slice(0, 5).join(', ')}`)
    const json = JSON.stringify(data)
    if (bytesOf(json) > LIMIT) return problem(`${name}: ${bytesOf(json)} bytes, more than 1 MB`)
    phone.drawings.set(path, json)
  }
