/** That a page is what docs/how-to/new-page.md says, and that whoever follows it has it whole. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageOf, SUB_PACKAGES } from '@/routes/packages'
import { ROUTES } from '@/routes/table'
import pageRoots from '../../config/page-roots.cjs'
import { PAGES } from '../specification/document'
import { HELD } from '../specification/map'
import { pathOf } from './citations'

const textOf = (file: string) => readFileSync(pathOf(file), 'utf8')
const under = (folder: string) =>
  readdirSync(pathOf(folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name)
  )

const paths = ROUTES.map((route) => route.path)
const files = pageRoots
  .map((root) => `src/${root}`)
  .flatMap(under)
  .filter((file) => /[.]tsx?$/.test(file))

const CONFIG = (page: string) => `import { pageConfig } from '@/routes/page-config'

export default definePageConfig(pageConfig('${page}'))
`

/** What a configuration adds to its entry in the table, and why. */
const ADDS: Readonly<Record<string, string>> = {
  'pages/webview/index': 'shares what the page in its web view asks for'
}

test.each(paths.filter((page) => !(page in ADDS)))('%s: its configuration is the three lines', (page) => {
  expect(textOf(`src/${page}.config.ts`)).toBe(CONFIG(page))
})

test.each(Object.keys(ADDS))('%s: its configuration is its entry and more', (page) => {
  expect(textOf(`src/${page}.config.ts`)).toContain(`...pageConfig('${page}')`)
})

test.each(paths)('%s: its component is a routed page of that path', (page) => {
  const text = textOf(`src/${page}.tsx`)
  expect(text).toContain(`const PATH = '${page}'`)
  expect(text).toMatch(/^export default routedPage\(routeOf\(PATH\), /m)
})

test.each(paths)('%s: it is a rule of the specification, and tests hold it', (page) => {
  const rule = PAGES.find(({ route }) => route === page)
  expect(HELD[rule?.id ?? '']?.length).toBeGreaterThan(0)
})

/** The panels of the home page (docs/adr/0004-tabs-are-panels.md). */
const BESIDE = ['src/pages/index/panels.tsx', 'src/pages/index/panels/']

test('a folder of pages has its pages, what they know in files without a component, and their parts in `sections`', () => {
  const drawn = files.filter(
    (file) =>
      file.endsWith('.tsx') && !file.includes('/sections/') && !BESIDE.some((each) => file.startsWith(each))
  )
  expect(drawn.sort()).toEqual(paths.map((page) => `src/${page}.tsx`).sort())
  const configured = files.filter((file) => file.endsWith('.config.ts'))
  expect(configured.sort()).toEqual(paths.map((page) => `src/${page}.config.ts`).sort())
})

test('the folders of pages are those that the paths name, and each but the first is a package', () => {
  expect([...pageRoots].sort()).toEqual([...new Set(paths.map((page) => page.split('/')[0]))].sort())
  expect(pageRoots.filter((root) => !(SUB_PACKAGES as readonly string[]).includes(root))).toEqual(['pages'])
})

test('each package of the mini-program has a page, and lies where its pages do', () => {
  const used = new Set(paths.map(packageOf))
  expect(SUB_PACKAGES.filter((root) => !used.has(root))).toEqual([])
  expect(SUB_PACKAGES.filter((root) => !existsSync(pathOf(`src/${root}`)))).toEqual([])
})

test('what the how-to names is there', () => {
  const named = [...textOf('docs/how-to/new-page.md').matchAll(/`((?:src|__tests__)\/[\w./-]+)`/g)]
  const missing = named.map(([, file]) => file ?? '').filter((file) => !existsSync(pathOf(file)))
  expect(named.length).toBeGreaterThan(4)
  expect(missing).toEqual([])
})
