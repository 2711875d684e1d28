import { ROUTES, SUB_PACKAGES, findRoute } from '../../../src/routes/table'
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
