import { newPhone } from '../host/phone'
import { renderingCacheOf } from '../host/rendering-cache'

const TOO_MUCH = 'x'.repeat(1024 * 1024)
const PAGE = 'pages/index/index'

/** What a page's call leaves on the phone and tells of. */
function calling(given: { mode?: string; isReady?: boolean }) {
  const phone = newPhone('13800000000')
  const problems: string[] = []
  const { mode = 'dynamic', isReady = true } = given
  const page = { path: PAGE, mode, isReady: () => isReady }
  const call = renderingCacheOf(phone, (text) => problems.push(text), page)
  return { call, problems, kept: () => phone.drawings?.get(PAGE) }
}

test('a page that is ready gives WeChat what to show, and takes it back with null', () => {
  const { call, problems, kept } = calling({})
  call({ root: { cn: [] } })
  expect(kept()).toBe('{"root":{"cn":[]}}')
  call(null)
  expect([kept(), ...problems]).toEqual([undefined])
})

test.each([
  [{ isReady: false }, {}, 'before onReady'],
  [{ mode: 'static' }, {}, 'no initialRenderingCache'],
  [{}, { root: undefined }, 'no data at data.root'],
  [{}, { root: TOO_MUCH }, 'more than 1 MB']
])('a page with %j is told: %#', (page, data, words) => {
  const { call, problems, kept } = calling(page)
  call(data)
  expect(problems).toEqual([expect.stringContaining(words)])
  expect(kept()).toBeUndefined()
})
