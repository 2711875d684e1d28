/** Data as it can cross from the logic layer to the view layer. */
export type Json = null | boolean | number | string | Json[] | JsonObject

export interface JsonObject {
  [key: string]: Json
}

/** Where values stand that WeChat refuses (undefined, functions, symbols), as paths; empty when all is well. */
export function refusedValues(value: unknown, path = 'data'): string[] {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return [path]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => refusedValues(inner, `${path}.${key}`))
}

/** A plain value as text; '' for nothing, lists and objects. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Bytes that a value takes as JSON. */
export const bytesOf = (json: string): number => new TextEncoder().encode(json).length

const holder = (place: Json) => place as JsonObject

/** Sets `root.cn.[0].st` and the like in a tree. */
function setAtPath(target: JsonObject, path: string, value: Json): void {
  const keys = path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean)
  const last = keys.pop()
  if (last === undefined) return
  let place: Json = target
  keys.forEach((key, index) => {
    const around = holder(place)
    const next = around[key]
    if (next === null || typeof next !== 'object')
      around[key] = /^\d+$/.test(keys[index + 1] ?? last) ? [] : {}
    place = around[key] ?? null
  })
  holder(place)[last] = value
}

/** Does what one `setData` says: each of its paths is set in a tree. */
export function setAll(target: JsonObject, data: JsonObject): void {
  for (const [path, value] of Object.entries(data)) setAtPath(target, path, value)
}
