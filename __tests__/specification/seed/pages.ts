import { linesOfSection } from './seed'

const withoutIndex = (route: string) => route.replace(/\/index$/, '')
const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'))

/** The paths of one item such as `orderRecord and refund_detail`: what follows lies beside the first. */
function pathsOfItem(item: string, folder: string): readonly string[] {
  const [first = '', ...beside] = item.split(/ (?:and|with) /)
  const path = first.startsWith('pages') ? first : `${folder}/${first}`
  // a page that is written without a name of its own is its folder's index
  const near = first.includes('/') ? folderOf(path) : path
  return [
    path,
    ...beside.map((name) => (name.startsWith('pages') ? name : `${near}/${name.replace(/^\//, '')}`))
  ]
}

const pathsOfList = (list: string, folder: string) =>
  list
    .replace(/ \([^)]*\)/g, '')
    .split(', ')
    .flatMap((item) => pathsOfItem(item, folder))

function pathsOfLine(line: string): readonly string[] {
  const cell = /^\| (.+?) \|/.exec(line)?.[1]
  const alias = cell && /\(alias (.+)\)/.exec(cell)?.[1]
  if (alias) return [alias]
  if (cell?.startsWith('pages')) return pathsOfList(cell, 'pages')
  const [, folder, list] = /^- [^(]+\((pages[\w-]*\/(?:[\w-]+\/)?)\): (.+)\.$/.exec(line) ?? []
  if (folder && list) return pathsOfList(list, folder.slice(0, -1))
  const alone = /^- (pages\S+)\.$/.exec(line)?.[1]
  return alone ? [alone] : []
}

/** The lines of the section on pages that name pages rather than rules. */
export const isPageLine = (line: string): boolean => pathsOfLine(line).length > 0

/** Every path that the specification names, without `/index`. */
export const SEED_PATHS: readonly string[] = linesOfSection(2).flatMap(pathsOfLine).map(withoutIndex)

/** The five pages that take no part in launch and show handling, by the names that the specification gives them. */
export const SEED_EXEMPT: readonly string[] =
  /^Five pages are exempt from launch and show handling: (.+)\.$/m
    .exec(linesOfSection(2).join('\n'))?.[1]
    ?.split(/, | and /) ?? []
