/** The specification in docs/specification as data: its rules by id, its pages, its calls. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(__dirname, '../../docs/specification')

/** The documents by name, in their order. */
export const DOCUMENTS: readonly { readonly name: string; readonly text: string }[] = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort()
  .map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') }))

/** A row of a table whose first column holds code. */
interface Row {
  readonly document: string
  /** What stands in the first column. */
  readonly first: string
  readonly rest: readonly string[]
}

const ROWS: readonly Row[] = DOCUMENTS.flatMap(({ name, text }) =>
  text.split('\n').flatMap((line): Row[] => {
    const [, cell, ...rest] = line.split('|').map((part) => part.trim())
    const first = /^`([^`]+)`$/.exec(cell ?? '')?.[1]
    return first === undefined ? [] : [{ document: name, first, rest }]
  })
)

const CALL = /^(GET|POST) \//
const inRules = ROWS.filter(({ first }) => !CALL.test(first))

/** Every rule: its id and its document. An id that stands twice is there twice. */
export const RULES: readonly { readonly id: string; readonly document: string }[] = inRules.map(
  ({ first, document }) => ({ id: first, document })
)

/** The pages that have a route, by `page.*`: route and title; a title in parentheses is none. */
export const PAGES: readonly { readonly id: string; readonly route: string; readonly title: string }[] =
  inRules.flatMap(({ first, rest: [route = '', title = ''] }) => {
    const written = /^`([^`]+)`/.exec(route)?.[1]
    return first.startsWith('page.') && written !== undefined
      ? [{ id: first, route: written, title: title.startsWith('(') ? '' : title }]
      : []
  })

/** The calls of 7-calls.md as `METHOD /path`. */
export const CALLS: readonly string[] = ROWS.map(({ first }) => first).filter((first) => CALL.test(first))
