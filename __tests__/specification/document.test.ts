import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROUTES } from '@/routes/table'
import { CALLS, DOCUMENTS, PAGES, RULES } from './document'

const ids = RULES.map(({ id }) => id)
const pairs = (pages: readonly { readonly route: string; readonly title: string }[]) =>
  pages.map(({ route, title }) => `${route} ${title}`).sort()

test('the index names every document', () => {
  const index = readFileSync(path.resolve(__dirname, '../../docs/specification/README.md'), 'utf8')
  expect(DOCUMENTS.filter(({ name }) => !index.includes(`(${name})`))).toEqual([])
  expect(DOCUMENTS).toHaveLength(11)
})

test('an id is short, dotted and there once', () => {
  expect(ids.filter((id) => !/^[a-z][A-Za-z\d]*(\.[A-Za-z\d]+)+$/.test(id))).toEqual([])
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('88 pages with a route and 114 calls are described', () => {
  expect(new Set(PAGES.map(({ route }) => route)).size).toBe(88)
  expect(PAGES).toHaveLength(88)
  expect(new Set(CALLS).size).toBe(114)
  expect(CALLS).toHaveLength(114)
})

test('pages are under their routes with their titles, to the letter', () => {
  const built = ROUTES.map(({ path: route, title }) => ({ route, title }))
  expect(pairs(built)).toEqual(pairs(PAGES))
})
