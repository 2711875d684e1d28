import { decodeValue, rawQuery } from '@/lib/query-string'
import type { RouteEntry } from './table'

/** Taro adds these to the parameters of a page on H5. */
const ADDED_BY_TARO = new Set(['stamp', '$taroTimestamp'])

type Raw = Readonly<Record<string, unknown>>

/** The parameters of an address as plain text: decoded (Taro passes them undecoded) and without Taro's own. */
export function normaliseQuery(raw: Raw | undefined): Record<string, string> {
  const out: Record<string, string> = {}
  for (const [key, value] of Object.entries(raw ?? {})) {
    const first: unknown = Array.isArray(value) ? value[0] : value
    if (ADDED_BY_TARO.has(key) || (typeof first !== 'string' && typeof first !== 'number')) continue
    out[key] = decodeValue(String(first))
  }
  return out
}

/** A QR code holds only 32 characters, so long names have short forms there. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  ch: 'channel',
  c: 'cardId',
  p: 'privilegeId',
  pl: 'plateId',
  a: 'activityId',
  l: 'labelId',
  d: 'distributor',
  cn: 'cardNumber',
  i: 'invite'
}

/**
 * The parameters of a mini-program QR code are packed in `scene` (`c=main-year&ch=candy`); those of the address
 * itself take precedence.
 */
export function unpacked(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const packed = query['scene']
  if (!packed?.includes('=')) return query
  const pairs = Object.entries(rawQuery(packed)).map(
    ([key, value]) => [SHORT_NAMES[key] ?? key, decodeValue(value)] as const
  )
  return { ...Object.fromEntries(pairs), ...query }
}

/**
 * The parameters of a page, parsed by their `kinds` in the routes table, and the names of the missing required
 * ones. Invalid numbers count as missing, as do 'null' and 'undefined', which come from broken links.
 */
export function parseQuery(
  kinds: RouteEntry['query'],
  raw: Raw | undefined
): { query: Readonly<Record<string, string | number>>; missing: string[] } {
  const values = unpacked(normaliseQuery(raw))
  const query: Record<string, string | number> = {}
  const missing: string[] = []
  for (const [key, kind] of Object.entries(kinds ?? {})) {
    const value = values[key]
    const provided = value !== undefined && value !== '' && value !== 'null' && value !== 'undefined'
    if (!provided) {
      if (kind === 'text') missing.push(key)
    } else if (kind !== 'number?') {
      query[key] = value
    } else if (/^-?\d{1,9}$/.test(value)) {
      query[key] = Number(value)
    }
  }
  return { query, missing }
}
