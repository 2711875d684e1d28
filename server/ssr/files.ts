import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'skeletons'
const INDEX = 'index.html'

/**
 * The file of the built H5 app for a page's path if it is not rendered: the page's own skeleton if the build has
 * made one (scripts/lib/write-skeletons.mjs), else index.html. With or without the last segment `index`, as in the app.
 */
export function pageFiles(h5Dir: string): (path: string) => string {
  const folder = join(h5Dir, FOLDER)
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const pages = new Set(
    files.filter((file) => file.endsWith('.html')).map((file) => file.replaceAll('\\', '/'))
  )
  return (path) => {
    const bare = path.replace(/^\/+|\/+$/g, '')
    const found = [`${bare}.html`, `${bare}/index.html`].find((file) => pages.has(file))
    return found === undefined ? INDEX : `${FOLDER}/${found}`
  }
}
