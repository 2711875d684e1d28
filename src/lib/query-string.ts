type Values = Readonly<Record<string, string | number | undefined | null>>

/** `a=1&b=%E4%BD%A0` of the defined values; empty text if there are none. */
export function stringifyQuery(values: Values): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')
}

/** `path?query`, or the path alone. */
export function withQuery(path: string, values: Values): string {
  const query = stringifyQuery(values)
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}

/** Decodes one value; invalidly encoded text stays as it is. */
export function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The name of `name=value`, decoded: `%73ign` names what `sign` does. */
export const nameOf = (pair: string): string => decodeValue(pair.split('=', 1)[0] ?? '')

/**
 * The values of `a=1&b=%E4%BD%A0` by decoded names, the values themselves undecoded. A repeated key has its
 * first value.
 */
export function rawQuery(text: string): Record<string, string> {
  const out: Record<string, string> = {}
  for (const pair of text.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=')
    const key = nameOf(pair)
    if (key && !(key in out)) out[key] = at < 0 ? '' : pair.slice(at + 1)
  }
  return out
}
