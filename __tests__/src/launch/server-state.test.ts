import { QueryObserver } from '@tanstack/react-query'

/** What the app takes over of a page that the server drew. */
const MARKUP = '<div id="app"><div class="taro_page" id="/pages/market/index?stamp=AA">市场</div></div>'
const NOW = Date.parse('2026-11-21T08:00:00Z')

interface Block {
  device?: Record<string, string>
  memberId?: string | null
  now?: number
  channel?: string
  registeredPages?: string[]
  lazyModules?: string[]
  reads?: unknown[]
}

/** An app that starts on a drawn page; `stored` = what the device keeps. */
function started(block: Block | string | undefined, stored: Record<string, unknown> = {}) {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, v] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify({ v, e: null }))
  const text =
    typeof block === 'string'
      ? block
      : JSON.stringify({ device: {}, lazyModules: [], registeredPages: [], reads: [], ...block })
  document.body.innerHTML = block
    ? `${MARKUP}<script type="application/json" id="ssr-state"></script>`
    : '<div id="app"></div>'
  const script = document.getElementById('ssr-state')
  if (script) script.textContent = text
  jest.resetModules()
  const load = <M extends object>(name: string) => jest.requireActual<M>(name)
  const app = {
    drawing: load<typeof import('@/platform/screen/hydration.h5')>('@/platform/screen/hydration.h5'),
    client: load<typeof import('@/api/query-client')>('@/api/query-client').queryClient,
    time: load<typeof import('@/lib/server-now')>('@/lib/server-now'),
    shown: load<typeof import('@/platform/storage/shown-stored')>('@/platform/storage/shown-stored'),
    store: load<typeof import('@/lib/store')>('@/lib/store').store,
    known: load<typeof import('@/routes/registered-paths')>('@/routes/registered-paths'),
    read: load<typeof import('@/api/read')>('@/api/read').read,
    invalidate: load<typeof import('@/api/invalidate')>('@/api/invalidate').invalidate,
    endpoints: load<typeof import('@contract/cart/endpoints')>('@contract/cart/endpoints').cartEndpoints
  }
  const place = app.shown.shownAtom(() => app.shown.shownStored('place') ?? '', '')
  load<typeof import('@/launch/server-state.h5')>('@/launch/server-state.h5').hydrateServerState()
  return { ...app, place: () => app.store.get(place) }
}

const MEMBER = { accessToken: 'token', memberId: 'm1' }

beforeEach(() => {
  jest.useFakeTimers({ now: NOW + 700 })
})
afterEach(() => {
  jest.useRealTimers()
})

test('answers of the server are kept under the keys of our reads, and a write makes them old', async () => {
  const { endpoints } = started(undefined)
  const key = [JSON.parse(JSON.stringify(endpoints.getCart)), {}]
  const app = started({ memberId: 'm1', now: NOW, reads: [[key, { lines: [] }]] }, MEMBER)
  const { queryKey } = app.read(app.endpoints.getCart, {})
  expect(app.client.getQueryData(queryKey)).toEqual({ lines: [] })
  expect(app.client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt: NOW, isInvalidated: false })
  await app.invalidate({ invalidatesTags: ['cart'] })
  expect(app.client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('what was not there for the server is said by the page, which asks again when that is old', () => {
  const { endpoints } = started(undefined)
  const key = [JSON.parse(JSON.stringify(endpoints.getCart)), {}]
  const refusal = { code: '404', message: '活动不存在或已结束' }
  const app = started({ memberId: null, now: NOW, reads: [[key, null, refusal]] })
  const ask = jest.fn(() => Promise.resolve({ lines: [] }))
  const open = () => {
    const options = { ...app.read(app.endpoints.getCart, {}), queryFn: ask }
    const observer = new QueryObserver(app.client, options)
    observer.subscribe(() => undefined)()
    return observer.getOptimisticResult(app.client.defaultQueryOptions(options))
  }
  expect(open()).toMatchObject({ status: 'error', fetchStatus: 'idle', error: refusal })
  expect(ask).not.toHaveBeenCalled()
  jest.advanceTimersByTime(20_000)
  open()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a device whose clock is behind does not take answers for younger than they can be', () => {
  jest.setSystemTime(NOW - 3_600_000)
  const app = started({ memberId: null, now: NOW, reads: [[['a'], 1]] })
  expect(app.client.getQueryState(['a'])?.dataUpdatedAt).toBe(NOW - 3_600_000)
  app.drawing.endHydration()
  expect(app.time.serverNow()).toBe(NOW)
})

test('until it is taken over the clock stands at the drawing’s time, and the device shows nothing of its own', () => {
  const app = started({ memberId: null, now: NOW, registeredPages: ['pages/pay/index'] }, { place: '上海' })
  jest.advanceTimersByTime(400)
  expect([app.time.serverNow(), app.place(), app.shown.shownStored('place')]).toEqual([NOW, '', undefined])
  expect(app.known.registeredPath('/pages/pay')).toBe('pages/pay/index')
  expect(document.getElementById('ssr-state')?.textContent).toBe('')
  app.drawing.endHydration()
  expect([app.time.serverNow(), app.place(), app.shown.shownStored('place')]).toEqual([
    NOW + 400,
    '上海',
    '上海'
  ])
  jest.runAllTimers()
  expect(document.getElementById('ssr-state')).toBeNull()
})

test.each<[string, Block | string, Record<string, unknown>]>([
  ['another member’s', { memberId: 'm2', now: NOW }, MEMBER],
  ['a visitor’s, for a member', { memberId: null, now: NOW }, MEMBER],
  ['a skeleton', {}, {}],
  ['a member’s, for a visitor', { memberId: 'm1', now: NOW }, {}],
  ['of another channel', { memberId: null, now: NOW, channel: 'candy' }, {}],
  ['without the city that another tab has chosen since', { memberId: null, now: NOW }, { chosenCity: '{}' }],
  ['without what was typed here', { memberId: null, now: NOW }, { feedbackDraft: '{}' }],
  ['without words that can be read', '{', {}]
])('a drawing that is %s is not taken over, and nothing of it is kept', (_what, block, stored) => {
  const given = typeof block === 'string' ? block : { ...block, reads: [[['a'], 1]] }
  const app = started(given, { ...stored, place: '上海' })
  expect(app.drawing.isHydrationPending()).toBe(false)
  expect(app.client.getQueryData(['a'])).toBeUndefined()
  expect([app.time.serverNow(), app.place()]).toEqual([NOW + 700, '上海'])
  // it stands until the app has drawn its own
  expect(document.querySelector('.taro_page')?.textContent).toBe('市场')
})

test('what has run out on the device since was not drawn, and the channel is launch’s to judge', () => {
  const device = { placeCity: '{"v":"{}","e":1}' }
  const app = started({ memberId: null, now: NOW, device }, { channelCode: 'main' })
  expect(app.drawing.isHydrationPending()).toBe(true)
})

test('without a drawing all is there at once', () => {
  const app = started(undefined, { place: '上海' })
  expect([app.drawing.isHydrationPending(), app.place(), app.shown.shownStored('place')]).toEqual([
    false,
    '上海',
    '上海'
  ])
  const done = jest.fn()
  app.drawing.afterHydration(done)
  expect(done).toHaveBeenCalled()
})
