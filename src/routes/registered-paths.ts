import { bareOf } from './bare'
import { HOME } from './home'
import type { RoutePath } from './table'

/*
 * The first route does not know what pages there are: it would grow with each. It knows home, the pages whose code has come,
 * and what it has asked for; the list of all comes when a link is looked up that is none of these.
 */

const registered = new Set<string>([HOME])

/** From now on this page is known: its code has come, or its path was looked up before. */
export function registerPath(path: string): void {
  registered.add(path)
}

/** The path of a page that is known, as the table writes it; undefined for others, which `findPath` finds. */
export function registeredPath(link: string): RoutePath | undefined {
  const bare = bareOf(link)
  return [bare, `${bare}/index`].find((path) => registered.has(path)) as RoutePath | undefined
}

/**
 * The path of the page that a link leads to, with or without leading slash and `/index`; undefined for a page we do not have.
 * @throws where the list of pages is to be fetched and cannot be
 */
export async function findPath(link: string): Promise<RoutePath | undefined> {
  const found = registeredPath(link)
  if (found) return found
  const { pathOf } = await import(/* webpackChunkName: "pages" */ './paths')
  const path = pathOf(link)
  if (path) registerPath(path)
  return path
}
