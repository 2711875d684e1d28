import { ACTIVITIES } from './entries/activities'
import type { QueryKind, RouteEntry } from './entries/entry'
import { MAIN } from './entries/main'
import { MALL } from './entries/mall'
import { MINE } from './entries/mine'
import { PARTNERS } from './entries/partner'
import { SECONDARY } from './entries/secondary'
import { TICKETS } from './entries/tickets'

/**
 * The one table of pages: app.config.ts, the H5 routes, `navigate()` and the tests derive from it. Titles are
 * exactly those of the specification. Plain data, one entry per page in `entries/`: the build reads it too, but
 * no bundle contains it: references to it are inlined (config/route-literals.cjs, ADR 0022).
 */

export type { RouteEntry }

export const ROUTES = [
  ...MAIN,
  ...PARTNERS,
  ...ACTIVITIES,
  ...SECONDARY,
  ...MINE,
  ...MALL,
  ...TICKETS
] as const satisfies readonly RouteEntry[]

export type RoutePath = (typeof ROUTES)[number]['path']

type EntryOf<P extends RoutePath> = Extract<(typeof ROUTES)[number], { path: P }>
type KindsOf<P extends RoutePath> =
  EntryOf<P> extends { query: infer Q extends Record<string, QueryKind> } ? Q : Record<never, QueryKind>
type ValueOf<K> = K extends 'number?' ? number : string
type RequiredKeys<Q> = { [K in keyof Q]: Q[K] extends 'text' ? K : never }[keyof Q]

/** The entry of one page. */
export type RouteOf<P extends RoutePath> = RouteEntry & { readonly path: P }

/** The parameters of a page, as it reads them and as `navigate()` accepts them. */
export type RouteQuery<P extends RoutePath> = {
  [K in RequiredKeys<KindsOf<P>>]: string
} & {
  [K in Exclude<keyof KindsOf<P>, RequiredKeys<KindsOf<P>>>]?: ValueOf<KindsOf<P>[K]>
}

const byPath = new Map<string, RouteEntry>(ROUTES.map((entry) => [entry.path, entry]))

/** The entry of a path, with or without leading slash and `/index`; undefined for unknown pages. */
export function findRoute(path: string): RouteEntry | undefined {
  const bare = path.split('?')[0]?.replace(/^\/+|\/+$/g, '') || ROUTES[0].path
  return byPath.get(bare) ?? byPath.get(`${bare}/index`)
}

/** The entry of a page, for the page itself. */
export const routeOf = <P extends RoutePath>(path: P): RouteOf<P> => byPath.get(path) as RouteOf<P>

/** The title of a page. */
export const titleOf = (path: RoutePath): string => byPath.get(path)?.title ?? ''

/** The paths of all pages. */
export const PATHS: readonly string[] = ROUTES.map(({ path }) => path)

/**
 * The same in compact form, for every first route: `pages:index,market pages-my:address,address/add`; a name
 * without a slash means its `/index`. `paths.ts` reads it.
 */
export const PATH_SEGMENTS: string = [...new Set(PATHS.map((path) => path.slice(0, path.indexOf('/'))))]
  .map((root) => {
    const below = PATHS.filter((path) => path.startsWith(`${root}/`)).map((path) =>
      path.slice(root.length + 1)
    )
    return `${root}:${below.map((path) => path.replace(/^([^/]+)\/index$/, '$1')).join(',')}`
  })
  .join(' ')

/** The paths of the pages that skip launch handling (rule route.exempt). */
export const EXEMPT: readonly string[] = (ROUTES as readonly RouteEntry[])
  .filter(({ exempt }) => exempt)
  .map(({ path }) => path)
