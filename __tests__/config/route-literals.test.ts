import { transformSync } from '@babel/core'
import { EXEMPT, PATHS, routeOf } from '@/routes/table'

const built = (code: string): string =>
  transformSync(code, {
    filename: 'src/pages/pay/index.tsx',
    configFile: false,
    plugins: [require.resolve('../../config/route-literals.cjs')],
    parserOpts: { plugins: ['typescript'] }
  })?.code ?? ''

/** What the last call of the code is given, as the browser reads it. */
const given = (code: string): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(`return ${code.slice(code.indexOf('use(') + 4, code.lastIndexOf(')'))}`)()

const importing = (names: string) =>
  `import { ${names} } from '@/routes/table'\nconst PATH = 'pages/pay/index'\n`

it('the title and the entry of a page stand where they are named, and the table is not imported', () => {
  const title = built(`${importing('titleOf')}use(titleOf(PATH))`)
  expect(given(title)).toBe('收银台')
  expect(title).not.toContain('import')
  const entry = built(`${importing('routeOf')}use(routeOf(PATH))`)
  expect(given(entry)).toEqual(routeOf('pages/pay/index'))
  expect(entry).not.toContain('pages/market/index')
})

it('lists stand where they are named', () => {
  expect(given(built(`${importing('PATHS')}use(PATHS)`))).toEqual(PATHS)
  expect(given(built(`import { EXEMPT } from './table'\nuse(EXEMPT)`))).toEqual(EXEMPT)
})

it.each([
  ['titleOf', 'titleOf(props.path)', 'name a page of the table'],
  ['routeOf', "routeOf('pages/none/index')", 'name a page of the table'],
  ['titleOf', 'paths.map(titleOf)', 'name a page of the table'],
  ['findRoute', 'findRoute(PATH)', 'would bring the whole routes table'],
  ['ROUTES', 'ROUTES', 'would bring the whole routes table']
])('%s in %s is refused', (name, code, words) => {
  expect(() => built(importing(name) + code)).toThrow(words)
})

it('types stay', () => {
  expect(built(`${importing('type RouteOf')}type A = RouteOf<'pages/pay/index'>`)).not.toContain('title')
})
