import { requestScope } from '@/lib/request-scope'
import { findRoute, type RoutePath } from './table'

/** All pages are known here; the app needs those that were looked up before it renders the same. */
export function registeredPath(link: string): RoutePath | undefined {
  const path = findRoute(link)?.path as RoutePath | undefined
  if (path) requestScope().registeredPages.add(path)
  return path
}

export const findPath = (link: string): Promise<RoutePath | undefined> =>
  Promise.resolve(registeredPath(link))

export function registerPath(): void {}
