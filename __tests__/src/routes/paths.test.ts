import { pathOf } from '@/routes/paths'
import { PATHS } from '@/routes/table'

test('every page of the table is known, with its index and without', () => {
  expect(PATHS.map((path) => pathOf(`/${path}?a=1`))).toEqual(PATHS)
  expect(PATHS.map((path) => pathOf(path.replace(/\/index$/, '')))).toEqual(PATHS)
})

test.each(['pages/none/index', 'pages-my/address/none', 'pages', 'index', 'pages-my'])(
  '%p is no page of ours',
  (link) => expect(pathOf(link)).toBeUndefined()
)
