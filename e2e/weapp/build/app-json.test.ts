import { PRELOADED, SUB_PACKAGES } from '../../../src/routes/packages'
import { ROUTES, findRoute } from '../../../src/routes/table'
import {
  allPages,
  componentPath,
  distFiles,
  inDist,
  packageOf,
  readAppJson,
  readDist,
  readPageJson
} from '../host/dist'

const app = readAppJson()
const pages = allPages(app)

/** Calls that WeChat answers only when app.json names them. */
const PRIVATE_CALLS = [
  'getFuzzyLocation',
  'getLocation',
  'onLocationChange',
  'startLocationUpdate',
  'startLocationUpdateBackground',
  'chooseLocation',
  'choosePoi',
  'chooseAddress'
]

test('app.json has the pages of the routes table, home first', () => {
  expect([...pages].sort()).toEqual(ROUTES.map((route) => route.path as string).sort())
  expect(pages[0]).toBe('pages/index/index')
  expect((app.subPackages ?? []).map(({ root }) => root)).toEqual([...SUB_PACKAGES])
})

test('packages lie beside one another, and each has a page', () => {
  const roots = (app.subPackages ?? []).map(({ root }) => root)
  const nested = roots.filter((root) => roots.some((other) => root !== other && root.startsWith(`${other}/`)))
  expect(nested).toEqual([])
  // a folder is either a package or part of the main one
  expect(app.pages.filter((page) => packageOf(app, page) !== '')).toEqual([])
  expect((app.subPackages ?? []).filter((sub) => sub.pages.length === 0)).toEqual([])
})

test('what is loaded in advance is there: the page, and packages other than its own', () => {
  const rules = Object.entries(app.preloadRule ?? {})
  expect(rules.map(([page]) => page).sort()).toEqual(Object.keys(PRELOADED).sort())
  const roots: readonly string[] = SUB_PACKAGES
  for (const [page, { packages }] of rules) {
    expect(pages).toContain(page)
    expect(packages.filter((root) => !roots.includes(root) || root === packageOf(app, page))).toEqual([])
    expect(new Set(packages).size).toBe(packages.length)
  }
})

test('app.json says nothing that WeChat does not know', () => {
  const known = ['pages', 'subPackages', 'preloadRule', 'window', 'requiredPrivateInfos', 'permission']
  expect(
    Object.keys(app).filter(
      (key) => ![...known, 'lazyCodeLoading', 'darkmode', 'themeLocation', 'sitemapLocation'].includes(key)
    )
  ).toEqual([])
})

/** A line of the table by which bars of CODE 128 are drawn, as a number may be written. */
const BARCODE = [11_011_001_100].flatMap((line) => [String(line), `0x${line.toString(16)}`])

test('the pictures of codes go with the pages that show one', () => {
  const drawing = distFiles('.js').filter((file) => BARCODE.some((line) => readDist(file).includes(line)))
  expect(drawing.map((file) => packageOf(app, file))).toContain('pages-secondary')
  expect(drawing.filter((file) => packageOf(app, file) === '')).toEqual([])
})

test.each(pages)('%s is complete, with its title and bar', (page) => {
  for (const ending of ['js', 'json', 'wxml']) expect(inDist(`${page}.${ending}`)).toBe(true)
  const route = findRoute(page)
  const { navigationBarTitleText = '', navigationStyle, enablePullDownRefresh } = readPageJson(page)
  expect(navigationBarTitleText).toBe(route?.title)
  expect(navigationStyle === 'custom').toBe(route?.customNav === true)
  expect(enablePullDownRefresh === true).toBe(route?.pullDown === true)
})

test('every component that is used is there', () => {
  for (const user of [...pages, 'comp']) {
    for (const named of Object.values(readPageJson(user).usingComponents ?? {})) {
      const file = componentPath(user, named)
      for (const ending of ['js', 'json', 'wxml']) expect(inDist(`${file}.${ending}`)).toBe(true)
    }
  }
})

test('requiredPrivateInfos names just the private calls that the code makes', () => {
  const code = distFiles('.js').map(readDist).join('\n')
  const made = PRIVATE_CALLS.filter((name) => new RegExp(`\\.${name}\\(`).test(code))
  expect([...(app.requiredPrivateInfos ?? [])].sort()).toEqual(made.sort())
})

test('pictures are in sub-packages or on the server: in the main package each phone would load them first', () => {
  const pictures = distFiles('.png', '.jpg', '.jpeg', '.gif', '.webp', '.svg')
  expect(pictures.filter((file) => packageOf(app, file) === '')).toEqual([])
})

test('nothing of the tools is uploaded', () => {
  expect(distFiles('.map', '.ts', '.tsx', '.scss')).toEqual([])
})
