import type { TabItem } from '@contract/types'
import { SAFE_CONFIG } from '@/features/channel/model'
import { buildTabs, defaultTab, hasDot, pageOf, pictureOf, tabNamed } from '@/features/tabs/model'
import { findPath } from '@/routes/registered-paths'

const tab = (componentName: TabItem['componentName'], sort: number, isHot = false): TabItem => ({
  id: componentName,
  name: componentName,
  icon: '',
  activedIcon: '',
  path: '',
  componentName,
  sort,
  isHot
})
// as whoever gets tabs does
beforeAll(() => findPath('pages-my/orderRecord/index'))

const FOUR = [tab('My', 4), tab('ExchangeCenter', 1), tab('BigCard', 3), tab('Market', 2)]
const names = (tabs: TabItem[]) => tabs.map((item) => item.componentName)

describe('the tabs that are shown', () => {
  it('stand in the order of their sort', () => {
    expect(names(buildTabs(FOUR, [{ isRedDot: false }]))).toEqual([
      'ExchangeCenter',
      'Market',
      'BigCard',
      'My'
    ])
  })

  it.each([
    ['is empty', []],
    ['could not be loaded', undefined]
  ])('BigCard is removed if the multi-card list %s', (_, cards) => {
    expect(names(buildTabs(FOUR, cards))).toEqual(['ExchangeCenter', 'Market', 'My'])
  })

  it.each([
    [[{ isRedDot: false }, { isRedDot: true }], true],
    [[{ isRedDot: false }, { isRedDot: false }], false]
  ])('BigCard gets a hot mark if any card has a red dot: %j', (cards, hot) => {
    expect(buildTabs(FOUR, cards).find((item) => item.componentName === 'BigCard')?.isHot).toBe(hot)
  })

  it('the other tabs stay as hot as the channel has them', () => {
    const market = buildTabs([tab('Market', 1, true), tab('My', 2)], [{ isRedDot: true }])
    expect(market.map(({ isHot }) => isHot)).toEqual([true, false])
  })

  it('a tab that the channel names twice is shown once', () => {
    expect(names(buildTabs([...FOUR, tab('My', 9)], undefined))).toEqual(['ExchangeCenter', 'Market', 'My'])
  })
})

describe('the default tab', () => {
  const hot = buildTabs(FOUR, [{ isRedDot: true }])
  const calm = buildTabs(FOUR, [{ isRedDot: false }])
  const few = buildTabs(FOUR, [])
  it.each([
    ['BigCard wins if present and marked hot', hot, 'My', 'BigCard'],
    ['the saved one if still present', calm, 'My', 'My'],
    ['a saved BigCard while it is there', calm, 'BigCard', 'BigCard'],
    ['a saved one that has gone counts no more', few, 'BigCard', 'ExchangeCenter'],
    ['nonsense that was saved counts for nothing', few, 'Nonsense', 'ExchangeCenter'],
    ['otherwise ExchangeCenter', calm, undefined, 'ExchangeCenter'],
    ['Market where a channel has no ExchangeCenter', [tab('My', 1), tab('Market', 2)], undefined, 'Market'],
    ['Market where a channel has none at all', [], undefined, 'Market'],
    [
      'never one that leads to a page of its own',
      calm.map((item) =>
        item.componentName === 'My' ? { ...item, path: 'pages-my/orderRecord/index' } : item
      ),
      'My',
      'ExchangeCenter'
    ]
  ])('%s', (_, tabs, saved, expected) => {
    expect(defaultTab(tabs, saved)).toBe(expected)
  })
})

describe('red dots', () => {
  const market = tab('Market', 1, true)
  it('a hot tab has one until something is known of what is new in it', () => {
    expect(hasDot(market, {})).toBe(true)
    expect(hasDot(market, { Market: new Set() })).toBe(false)
  })
  it('are kept per tab', () => {
    const dots = { My: new Set(['order-1']) }
    expect(hasDot(tab('My', 1), dots)).toBe(true)
    expect(hasDot(tab('BigCard', 1), dots)).toBe(false)
  })
})

describe('the page of a tab', () => {
  const pageAt = (path: string) => pageOf({ ...tab('My', 1), path })
  it('is one of ours, with or without slashes before it', () => {
    for (const slashes of ['', '/', '//'])
      expect(pageAt(`${slashes}pages-my/orderRecord/index`)).toBe('/pages-my/orderRecord/index')
  })
  it.each(['', '/pages/index/index', 'https://other.example.com/', 'pages-my/nowhere/index'])(
    'is none for %j',
    (path) => expect(pageAt(path)).toBeUndefined()
  )
})

describe('the picture of a tab', () => {
  const pictures = (icon: string, activedIcon: string) =>
    [false, true].map((active) => pictureOf({ ...tab('My', 1), icon, activedIcon }, active))
  it('is that of its state', () => {
    expect(pictures('/a.png', 'https://cdn.example.com/b.png')).toEqual([
      '/a.png',
      'https://cdn.example.com/b.png'
    ])
  })
  it('is the other one where one of them is a drawing of ours', () => {
    expect(pictures('/a.png', 'my-active')).toEqual(['/a.png', '/a.png'])
    expect(pictures('my', 'HTTPS://cdn.example.com/b.png')).toEqual(
      Array(2).fill('HTTPS://cdn.example.com/b.png')
    )
  })
  it('is none for drawings, and for addresses of another kind', () => {
    for (const icon of [
      'my',
      '//other.example.com/a.png',
      'http://cdn.example.com/a.png',
      'x https://a/b.png'
    ])
      expect(pictures(icon, icon)).toEqual([undefined, undefined])
  })
})

it('only our four names are tabs', () => {
  for (const name of ['ExchangeCenter', 'Market', 'My', 'BigCard']) expect(tabNamed(name)).toBe(name)
  expect(tabNamed('')).toBeUndefined()
  expect(tabNamed('constructor')).toBeUndefined()
  expect(tabNamed(undefined)).toBeUndefined()
})

it('the safe configuration has three tabs, ExchangeCenter first (rule tab.three)', () => {
  expect(names(buildTabs(SAFE_CONFIG.tabbar, undefined))).toEqual(['ExchangeCenter', 'Market', 'My'])
})
