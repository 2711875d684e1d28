import { bareOf } from './bare'
import { HOME } from './home'
import type { RoutePath } from './table'

/*
 * The first route does not contain the list of pages: it would grow with each. It knows home, the pages whose
 * code has loaded, and earlier look-ups; the full list is loaded when any other link is looked up.
 */

const registered = new Set<string>([HOME])

/** Makes this page known: its code has loaded, or its path was looked up before. */
export function registerPath(path: string): void {
  registered.add(path)
}

/** The path of a known page, as in the table; undefined for others, which `findPath` finds. */
export function registeredPath(link: string): RoutePath | undefined {
  const bare = bareOf(link)
  return [bare, `${bare}/index`].find((path) => registered.has(path)) as RoutePath | undefined
}

/**
 * The path of the page that a link leads to, with or without leading slash and `/index`; undefined for unknown
 * pages.
 * @throws if the list of pages is needed and cannot be fetched
 */
export async function findPath(link: string): Promise<RoutePath | undefined> {
  const found = registeredPath(link)
  if (found) return found
  const { pathOf } = await import(/* webpackChunkName: "pages" */ './paths')
  const path = pathOf(link)
  if (path) registerPath(path)
  return path
}
