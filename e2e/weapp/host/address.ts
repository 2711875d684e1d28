export interface Address {
  readonly page: string
  readonly query: Readonly<Record<string, string>>
}

/** A file's path as another one names it, from the root of the build; also in a browser. */
export function joined(from: string, named: string): string {
  const parts: string[] = []
  for (const part of [...from.split('/').slice(0, -1), ...named.split('/')]) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** Splits a page's address as WeChat does: relative to the page that asks, query values as they stand (not decoded). */
export function readAddress(url: string, from = ''): Address {
  const [place = '', search = ''] = url.split('?')
  const page = place.startsWith('/') ? place.slice(1) : joined(from, place)
  const query: Record<string, string> = {}
  for (const pair of search.split('&').filter(Boolean)) {
    const at = pair.indexOf('=')
    query[at < 0 ? pair : pair.slice(0, at)] = at < 0 ? '' : pair.slice(at + 1)
  }
  return { page, query }
}
