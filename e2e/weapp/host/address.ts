import path from 'node:path'

export interface Address {
  readonly page: string
  readonly query: Readonly<Record<string, string>>
}

/** Splits a page's address as WeChat does: relative to the page that asks, query values as they stand (not decoded). */
export function readAddress(url: string, from = ''): Address {
  const [place = '', search = ''] = url.split('?')
  const page = place.startsWith('/') ? place.slice(1) : path.posix.join(path.posix.dirname(from), place)
  const query: Record<string, string> = {}
  for (const pair of search.split('&').filter(Boolean)) {
    const at = pair.indexOf('=')
    query[at < 0 ? pair : pair.slice(0, at)] = at < 0 ? '' : pair.slice(at + 1)
  }
  return { page, query }
}
