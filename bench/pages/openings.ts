import { VIEW_COOKIE } from '../../contract/device/view'
import { pageKeyOf } from '../../server/core/session-token'
import type { RoutePath } from '../../src/routes/table'
import { asAddress } from '../../e2e/support/page-queries'

/** How a browser opens one page. */
export interface Opening {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The headers of a phone's browser when it opens a page. */
const BROWSER = {
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'user-agent': 'Mozilla/5.0 (Linux; Android 12; Mobile) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'
} as const

type Query = Readonly<Record<string, string>>

const opening = (page: RoutePath, query: Query, headers: Query): Opening => ({
  path: `/${page}${asAddress(query)}`,
  headers: { ...BROWSER, ...headers }
})

/** A visitor's: others get the same for five seconds. */
export const publicOpening = (page: RoutePath, query: Query): Opening => opening(page, query, {})

/** A visitor's who has chosen a city: not shared with others, so it is rendered each time. */
export const privateOpening = (page: RoutePath, query: Query): Opening => {
  const chosenCity = JSON.stringify({ v: { code: '310100', name: '上海' } })
  return opening(page, query, {
    cookie: `${VIEW_COOKIE}=${encodeURIComponent(JSON.stringify({ chosenCity }))}`
  })
}

/** A member's: rendered each time. */
export const memberOpening = (page: RoutePath, query: Query, token: string): Opening =>
  opening(page, query, { cookie: `member=1; page=${pageKeyOf(token)}` })

/** Requested by a script: its skeleton, as every page was before server-side rendering. */
export const skeletonOpening = (page: RoutePath, query: Query): Opening => {
  const { 'sec-fetch-mode': _mode, ...rest } = BROWSER
  return { path: `/${page}${asAddress(query)}`, headers: { ...rest, 'sec-fetch-dest': 'empty' } }
}
