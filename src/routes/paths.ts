import { bareOf } from './bare'
import { PATH_SEGMENTS, type RoutePath } from './table'

const paths: ReadonlySet<string> = new Set(
  PATH_SEGMENTS.split(' ').flatMap((group) => {
    const [root, names = ''] = group.split(':')
    return names.split(',').map((name) => `${root}/${name}${name.includes('/') ? '' : '/index'}`)
  })
)

/** The path of one of our pages as in the table; undefined for unknown pages. */
export function pathOf(link: string): RoutePath | undefined {
  const bare = bareOf(link)
  return [bare, `${bare}/index`].find((path) => paths.has(path)) as RoutePath | undefined
}
