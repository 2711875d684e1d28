/** The service worker of H5: which files it keeps, and what it answers; never a call of the API. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import webpack from 'webpack'
import { OfflineShell } from '../../config/offline-shell'

const ORIGIN = 'https://example.com'

describe('which files', () => {
  let folder: string
  const at = (...names: string[]) => path.join(folder, ...names)
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'offline-shell-'))
    mkdirSync(at('pages'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  async function build(pages: readonly string[], text = 'kept') {
    for (const name of ['home', 'ticket', 'other'])
      writeFileSync(at('pages', `${name}.js`), `export default '${name} ${text}'\n`)
    writeFileSync(at('pages', 'home.js'), "export const panel = () => import('./panel')\n")
    writeFileSync(at('pages', 'panel.js'), "export default 'panel'\n")
    writeFileSync(
      at('entry.js'),
      "import('./pages/home')\nimport(/* webpackChunkName: 'pages' */ './list')\n"
    )
    writeFileSync(
      at('list.js'),
      "export default [() => import('./pages/ticket'), () => import('./pages/other')]\n"
    )
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: { app: at('entry.js') },
      output: {
        path: at('dist'),
        filename: 'app.js',
        chunkFilename: '[name].[contenthash:8].js',
        clean: true
      },
      optimization: { chunkIds: 'named' },
      plugins: [new OfflineShell(pages)]
    })
    await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())))
    const worker = readFileSync(at('dist', 'sw.js'), 'utf8')
    const list = JSON.parse(/JSON\.parse\('(.*)'\)/.exec(worker)?.[1] ?? '') as {
      pages: string[]
      files: string[]
    }
    return { worker, list, built: readdirSync(at('dist')) }
  }

  it('those of the app, home and the pages that open without a network; no other page’s', async () => {
    const { list, built } = await build(['pages/ticket'])
    expect(list.pages).toEqual(['/', '/pages/ticket'])
    expect(built).toContain('offline.html')
    const names = list.files.map((file) => file.replace(/[.][\da-f]{8}/, ''))
    expect(names.sort()).toEqual([
      '/app.js',
      '/offline.html',
      '/offline.js',
      '/pages.js',
      '/pages_home_js.js',
      '/pages_panel_js.js',
      '/pages_ticket_js.js'
    ])
    for (const file of list.files) expect(built).toContain(file.slice(1))
  })

  it('another build is another worker with a cache of its own; a page that is not there fails the build', async () => {
    const first = await build(['pages/ticket'])
    const second = await build(['pages/ticket'], 'changed')
    const nameOf = (worker: string) => /shell-[\da-f]{12}/.exec(worker)?.[0]
    expect(nameOf(first.worker)).toBeDefined()
    expect(nameOf(second.worker)).not.toBe(nameOf(first.worker))
    await expect(build(['pages/nowhere'])).rejects.toThrow('no file of pages/nowhere')
  })
})

describe('what it answers', () => {
  type Listener = (event: Record<string, unknown>) => void
  let listeners: Record<string, Listener>
  let stored: Map<string, Map<string, string>>
  let online: boolean
  let asked: { address: string; options: unknown }[]

  const cacheOf = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, string>()
    stored.set(name, cache)
    return cache
  }

  beforeEach(() => {
    listeners = {}
    stored = new Map()
    online = true
    asked = []
    const text = readFileSync('config/offline-shell/worker.js', 'utf8')
      .replace(
        "'__KEPT__'",
        `'${JSON.stringify({ pages: ['/', '/pages-my/list/index'], roots: ['pages', 'pages-my', 'pagesA'], files: ['/js/app.1.js', '/offline.html'] })}'`
      )
      .replace('shell-__BUILD__', 'shell-b2')
    const open = (name: string) => ({
      put: async (address: string, answer: { body: string }) => void cacheOf(name).set(address, answer.body)
    })
    vm.runInNewContext(text, {
      self: {
        addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
        location: { origin: ORIGIN }
      },
      URL,
      Response: { error: () => 'error' },
      fetch: async (request: string | { url: string }, options: unknown) => {
        const address = typeof request === 'string' ? request : request.url
        asked.push({ address, options })
        if (!online) throw new TypeError('no network')
        if (address.includes('missing')) return { ok: false, status: 404 }
        return { ok: true, body: `fresh ${address}` }
      },
      caches: {
        open: async (name: string) => open(name),
        keys: async () => [...stored.keys()],
        delete: async (name: string) => stored.delete(name),
        match: async (address: string, { cacheName }: { cacheName: string }) =>
          stored.get(cacheName)?.get(address)
      }
    })
  })

  async function tell(name: string): Promise<void> {
    let work: unknown
    listeners[name]?.({ waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  /** What a request gets from the worker; 'not mine' where it leaves it to the browser. */
  async function ask(
    pathname: string,
    over: Record<string, unknown> = {},
    headers: string[] = []
  ): Promise<unknown> {
    let answer: unknown = 'not mine'
    const request = {
      url: ORIGIN + pathname,
      method: 'GET',
      mode: 'cors',
      headers: { has: (name: string) => headers.includes(name) },
      ...over
    }
    listeners['fetch']?.({ request, respondWith: (promise: unknown) => (answer = promise) })
    return answer
  }
  const page = { mode: 'navigate' }
  const KEPT = ['/', '/pages-my/list/index', '/js/app.1.js', '/offline.html']

  it('keeps the pages without cookies, and drops what another build kept once it is in charge', async () => {
    cacheOf('shell-b1').set('/', 'old')
    cacheOf('checker').set('/', 'somebody else’s')
    await tell('install')
    expect([...cacheOf('shell-b2').keys()]).toEqual(KEPT)
    expect(asked.every(({ options }) => (options as { credentials: string }).credentials === 'omit')).toBe(
      true
    )
    expect(stored.has('shell-b1')).toBe(true)
    await tell('activate')
    expect([...stored.keys()].sort()).toEqual(['checker', 'shell-b2'])
  })

  it('a page comes from the network while there is one, and as it was kept without; its files are the build’s own', async () => {
    await tell('install')
    expect(await ask('/pages-my/list/index', page)).toMatchObject({
      body: `fresh ${ORIGIN}/pages-my/list/index`
    })
    online = false
    expect(await ask('/pages-my/list/index', page)).toBe('fresh /pages-my/list/index')
    expect(await ask('/pages-my/list/', page)).toBe('fresh /pages-my/list/index')
    expect(await ask('/', page)).toBe('fresh /')
    expect(await ask('/pages/index/index', page)).toBe('fresh /')
    expect(await ask('/pages/index/', page)).toBe('fresh /')
    expect(await ask('/js/app.1.js')).toBe('fresh /js/app.1.js')
  })

  it('without a network any other page says so, and one of a sandbox; in a frame it is the browser’s to say', async () => {
    await tell('install')
    expect(await ask('/sandbox/gate', page)).toMatchObject({ body: `fresh ${ORIGIN}/sandbox/gate` })
    online = false
    for (const pathname of ['/pagesA/elsewhere', '/pages/market/index', '/pages-my', '/sandbox/pay'])
      expect([pathname, await ask(pathname, page)]).toEqual([pathname, 'fresh /offline.html'])
    expect(await ask('/sandbox/pay', { ...page, destination: 'iframe' })).toBe('not mine')
    expect(await ask('/pages/market', { mode: 'cors' })).toBe('not mine')
  })

  it('never touches a call, a sandbox’s script, a picture, another site, or what is sent with credentials', async () => {
    await tell('install')
    for (const [pathname, over, headers] of [
      ['/unionbuy-server/wallet/getLiveKeys?kind=voucher&id=r1'],
      ['/unionbuy-server/order/orderDetail', page],
      ['/wechat/oauth', page],
      ['/sandbox/gate/gate.js'],
      ['/docs/', page],
      ['/assets/catalogue/a.webp'],
      ['/js/other.js'],
      ['/js/app.1.js', { method: 'POST' }],
      ['/js/app.1.js', {}, ['authorization']],
      ['', { url: 'https://elsewhere.example.com/js/app.1.js' }]
    ] as [string, Record<string, unknown>?, string[]?][])
      expect(await ask(pathname, over, headers)).toBe('not mine')
    expect([...cacheOf('shell-b2').keys()]).toHaveLength(KEPT.length)
  })

  it('is not installed where a file is missing', async () => {
    online = false
    await expect(tell('install')).rejects.toThrow('no network')
  })
})
