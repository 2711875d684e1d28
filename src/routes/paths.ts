import { bareOf } from './bare'
import { PATH_SEGMENTS, type RoutePath } from './table'

const paths: ReadonlySet<string> = new Set(
  PATH_SEGMENTS.split(' ').flatMap((group) => {
    const [root, names = ''] = group.split(':')
    return names.split(',').map((name) => `${root}/${name}${name.includes('/') ? '' : '/index'}`)
  })
)

/** The path of a page of ours as the table writes it; undefined for a page that we do not have. */
export function pathOf(link: string): RoutePath | undefined {
  const bare = bareOf(link)
  return [bare, `${bare}/index`].find((path) => paths.has(path)) as RoutePath | undefined
}
