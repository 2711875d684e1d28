import { bareOf } from './bare'
import { PATHS, type RoutePath } from './table'

const paths: ReadonlySet<string> = new Set(PATHS)

/** The path of a page of ours as the table writes it; undefined for a page that we do not have. */
export function pathOf(link: string): RoutePath | undefined {
  const bare = bareOf(link)
  return [bare, `${bare}/index`].find((path) => paths.has(path)) as RoutePath | undefined
}
