/** The service worker of /shop: which files it keeps, and what it answers; never a call, never another page. */
import vm from 'node:vm'
import { workerFor } from '../../config/shop-shell'

const chunk = (fileName: string, more: object = {}) => ({ type: 'chunk' as const, fileName, ...more })
const asset = (fileName: string) => ({ type: 'asset' as const, fileName })
const listed = (...files: { fileName: string }[]) =>
  Object.fromEntries(files.map((file) => [file.fileName, file])) as Parameters<typeof workerFor>[0]

const BUILD = listed(
  chunk('assets/shop-1.js', {
    facadeModuleId: '/app/console/shop.html',
    imports: ['assets/ui-1.js'],
    dynamicImports: ['assets/orders-1.js', 'assets/sign-in-1.js', 'assets/zxing-1.js'],
    viteMetadata: { importedCss: new Set(['assets/shop-1.css']) }
  }),
  chunk('assets/ui-1.js'),
  chunk('assets/sign-in-1.js', { facadeModuleId: '/app/console/pages/sign-in/index.tsx' }),
  chunk('assets/orders-1.js', { facadeModuleId: '/app/console/pages/orders/index.tsx' }),
  chunk('assets/zxing-1.js', {
    facadeModuleId: '/app/console/shop/scan/zxing.ts',
    imports: ['assets/ui-1.js']
  }),
  asset('assets/shop-1.css'),
  asset('assets/reader-1.wasm'),
  asset('assets/shop-1.webmanifest')
)

test('keeps what the page loads by itself; the reader of codes later; no page of the console', () => {
  const list = JSON.parse(/JSON\.parse\('(.*)'\)/.exec(workerFor(BUILD))?.[1] ?? '') as object
  const at = (...names: string[]) => names.map((name) => `/console/assets/${name}`)
  expect(list).toEqual({
    page: '/shop',
    files: at('shop-1.css', 'shop-1.js', 'shop-1.webmanifest', 'sign-in-1.js', 'ui-1.js'),
    later: at('reader-1.wasm', 'zxing-1.js')
  })
})

test('another build is another worker; one without the page is none', () => {
  const other = listed(
    ...Object.values(BUILD),
    chunk('assets/sign-in-2.js', { facadeModuleId: '/console/pages/sign-in/x' })
  )
  const name = (worker: string) => /const CACHE = '(.*)'/.exec(worker)?.[1]
  expect(name(workerFor(BUILD))).toMatch(/^shop-[\da-f]{12}$/)
  expect(name(workerFor(other))).not.toBe(name(workerFor(BUILD)))
  expect(() => workerFor(listed(chunk('assets/index-1.js')))).toThrow('no page of the shop')
})

describe('the worker', () => {
  const ORIGIN = 'https://example.com'
  type Listener = (event: object) => void
  let listeners: Record<string, Listener>
  let kept: Map<string, string>
  let network: (address: string) => Promise<{ ok: boolean; status: number; body: string }>
  let asked: { address: string; credentials?: string }[]

  beforeEach(() => {
    listeners = {}
    kept = new Map()
    asked = []
    network = async (address) => ({ ok: true, status: 200, body: `fresh ${address}` })
    vm.runInNewContext(workerFor(BUILD), {
      self: {
        addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
        location: { origin: ORIGIN }
      },
      URL,
      // a network that does not answer counts as none at once
      setTimeout: (done: () => void) => setTimeout(done, 0),
      fetch: (request: string | { url: string }, options?: { credentials: string }) => {
        const address = typeof request === 'string' ? request : new URL(request.url).pathname
        asked.push({ address, ...options })
        return network(address)
      },
      caches: {
        open: async () => ({
          put: async (address: string, { body }: { body: string }) => void kept.set(address, body)
        }),
        match: async (address: string) => {
          const body = kept.get(address)
          return body === undefined ? undefined : { status: 200, body }
        }
      }
    })
  })

  async function tell(name: string, event: object = {}): Promise<void> {
    let work: unknown
    listeners[name]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  /** What a request gets from the worker; 'not mine' where it leaves it to the browser. */
  async function ask(pathname: string, over: object = {}): Promise<unknown> {
    const answers: Promise<{ body: string } | undefined>[] = []
    const request = { url: ORIGIN + pathname, method: 'GET', mode: 'cors', ...over }
    listeners['fetch']?.({
      request,
      respondWith: (promise: (typeof answers)[number]) => answers.push(promise)
    })
    return answers.length === 0 ? 'not mine' : (await answers[0])?.body
  }
  const page = { mode: 'navigate' }

  it('keeps the bare page and its files without cookies, and the reader once it is needed', async () => {
    await tell('install')
    expect(kept.has('/shop')).toBe(true)
    expect([...kept.keys()].filter((name) => name.endsWith('.wasm'))).toEqual([])
    await tell('message', { data: 'scanner' })
    expect(kept.has('/console/assets/reader-1.wasm')).toBe(true)
    expect(new Set(asked.map(({ credentials }) => credentials))).toEqual(new Set(['omit']))
  })

  it('the page comes from the network while that answers, otherwise as it was kept; its files as they were kept', async () => {
    await tell('install')
    network = async () => ({ ok: true, status: 200, body: 'new release' })
    expect(await ask('/shop', page)).toBe('new release')
    for (const down of [
      () => Promise.reject(new TypeError('no network')),
      () => new Promise<never>(() => undefined),
      async () => ({ ok: false, status: 502, body: 'bad gateway' })
    ]) {
      network = down
      expect(await ask('/shop/sign-in', page)).toBe('fresh /shop')
      expect(await ask('/console/assets/shop-1.js')).toBe('fresh /console/assets/shop-1.js')
    }
    // a console that is closed is closed
    network = async () => ({ ok: false, status: 404, body: 'nothing here' })
    expect(await ask('/shop', page)).toBe('nothing here')
  })

  it('touches no call, no page of members or of the console, and no other site', async () => {
    await tell('install')
    for (const [pathname, over] of [
      ['/console/api/redeem/keys'],
      ['/console/api/redeem', { method: 'POST' }],
      ['/console', page],
      ['/', page],
      ['/shopping', page],
      ['/pages/market/index', page],
      ['/console/assets/orders-1.js']
    ] as [string, object?][])
      expect([pathname, await ask(pathname, over)]).toEqual([pathname, 'not mine'])
    expect(await ask('', { url: 'https://other.example/shop', ...page })).toBe('not mine')
  })
})
