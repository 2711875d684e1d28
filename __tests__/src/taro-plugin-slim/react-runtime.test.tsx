import type * as ReactType from 'react'
import type { ComponentType, PropsWithChildren } from 'react'

/*
 * Our stand-in for Taro's bridge to React: it calls whom Taro's own calls, in the same order, and takes over what the server has drawn.
 */
const OURS = '@tarojs/plugin-framework-react/dist/runtime'
const TAROS = '../../../node_modules/@tarojs/plugin-framework-react/dist/runtime.js'

type Hook = (tell: (...args: unknown[]) => void) => void
type Calls = Record<string, ((...args: never[]) => unknown) | undefined>
interface Bridge {
  createReactApp(App: ComponentType<PropsWithChildren>, react: object, dom: object, config: object): Calls
  useDidShow: Hook
  useDidHide: Hook
  useLaunch: Hook
  usePageNotFound: Hook
  useLoad: Hook
  useReady: Hook
  useUnload: Hook
  usePullDownRefresh: Hook
  useRouter: () => { params: Record<string, string>; $taroPath?: string }
}

/** A browser of its own, in which `markup` stands when the app's code comes. */
function browser(file: string, markup = '') {
  document.body.innerHTML = `<div id="app" class="taro_router">${markup}</div>`
  jest.resetModules()
  const load = <M extends object>(name: string) => jest.requireActual<M>(name)
  return {
    React: load<typeof ReactType>('react'),
    dom: load<typeof import('react-dom/client')>('react-dom/client'),
    server: load<typeof import('react-dom/server')>('react-dom/server'),
    runtime: load<typeof import('@tarojs/runtime')>('@tarojs/runtime'),
    bridge: load<Bridge>(file),
    drawing: load<typeof import('@/platform/screen/hydration.h5')>('@/platform/screen/hydration.h5'),
    alias: load<{ routesAlias: { getAll(page: string): string[] } }>(
      '../../../config/taro-plugin-slim/modules/routes-alias'
    )
  }
}
type Browser = ReturnType<typeof browser>

/** React and Taro do their work in turns, which a busy machine does not skip. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 15; turn += 1) await new Promise((done) => setTimeout(done, 5))
}
const app = () => document.getElementById('app') as HTMLElement
const ID = '/pages/market/index?stamp=AA'
const CLASSES = 'taro_page taro_page_show taro_page_stationed'

/** An app of which everything that it hears is written down. */
function world({ React, bridge, runtime, dom }: Browser, log: string[]) {
  const hear =
    (name: string) =>
    (...args: unknown[]) =>
      void log.push(`${name} ${JSON.stringify(args)}`)
  function App({ children }: PropsWithChildren) {
    bridge.useLaunch(hear('app launch'))
    bridge.useDidShow(hear('app show'))
    bridge.useDidHide(hear('app hide'))
    bridge.usePageNotFound(hear('app not found'))
    return <>{children}</>
  }
  const pageOf = (name: string) =>
    function Page() {
      const { params } = bridge.useRouter()
      const [count, setCount] = React.useState(0)
      bridge.useLoad(hear(`${name} load`))
      bridge.useDidShow(hear(`${name} show`))
      bridge.useReady(hear(`${name} ready`))
      bridge.useDidHide(hear(`${name} hide`))
      bridge.useUnload(hear(`${name} unload`))
      bridge.usePullDownRefresh(hear(`${name} pull`))
      React.useEffect(() => () => void log.push(`${name} gone`), [])
      if (count > 1) throw new Error('a fault of this page')
      return <button onClick={() => setCount(count + 1)}>{`${name} ${params['id'] ?? ''} ${count}`}</button>
    }
  const inst = bridge.createReactApp(App, React, dom, {})
  const call = (name: string, arg?: object) => inst[name]?.(arg as never)
  const pageAt = (path: string, name: string) => {
    const made = runtime.createPageConfig(pageOf(name), path, {}, {}) as unknown as Calls
    return {
      load: (query: object) => made['onLoad']?.(query as never, (() => log.push(`${name} stands`)) as never),
      call: (lifecycle: string) => made[lifecycle]?.()
    }
  }
  return { App, pageOf, call, pageAt }
}

const options = { path: 'pages/market/index', query: { id: '7' } }
const opened = { id: '7', stamp: 'AA' }

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})
afterEach(() => {
  jest.restoreAllMocks()
  document.body.innerHTML = ''
})

/** A life of the app: two pages, over each other, seen and left. */
async function live(file: string): Promise<string[]> {
  const log: string[] = []
  const { call, pageAt } = world(browser(file), log)
  const html = () => log.push(app().innerHTML)
  call('onLaunch', options)
  const first = pageAt(ID, 'first')
  call('onShow', options)
  first.load(opened)
  await settle()
  first.call('onShow')
  first.call('onReady')
  await settle()
  html()
  first.call('onPullDownRefresh')
  const second = pageAt('/pages/pay/index?stamp=BB', 'second')
  first.call('onHide')
  second.load({ stamp: 'BB' })
  second.call('onShow')
  await settle()
  html()
  call('onHide')
  call('onShow', { path: 'elsewhere' })
  call('onPageNotFound', { path: 'nowhere' })
  await settle()
  second.call('onUnload')
  await settle()
  first.call('onShow')
  await settle()
  html()
  return log.map((line) => line.replace(/"\$taroTimestamp":\d+/, '"$taroTimestamp":0'))
}

test('the app and its pages hear what they hear of Taro, in the same order', async () => {
  const taros = await live(TAROS)
  expect(taros.filter((line) => line.startsWith('first'))).toHaveLength(7)
  expect(await live(OURS)).toEqual(taros)
})

test('a fault of one page ends no other', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { call, pageAt } = world(browser(OURS), [])
  call('onLaunch', options)
  pageAt(ID, 'first').load(opened)
  await settle()
  pageAt('/pages/pay/index?stamp=BB', 'second').load({ stamp: 'BB' })
  await settle()
  const press = async () => {
    document.querySelectorAll('button')[1]?.click()
    await settle()
  }
  await press()
  expect(app().textContent).toBe('first 7 0second  1')
  await press()
  expect(app().textContent).toBe('first 7 0')
})

test('a page that was left before it stood does not stand, and takes no other along', async () => {
  const log: string[] = []
  const { call, pageAt } = world(browser(OURS), log)
  call('onLaunch', options)
  pageAt(ID, 'first').load(opened)
  await settle()
  const second = pageAt('/pages/pay/index?stamp=BB', 'second')
  second.load({ stamp: 'BB' })
  second.call('onUnload')
  await settle()
  expect(app().textContent).toBe('first 7 0')
  expect(log).not.toContain('second stands')
})

/** The markup of the first page, as the server draws it; `id` = what its address says. */
function drawn(id: string): string {
  const on = browser(OURS)
  // Taro's hooks do nothing on the server
  jest.spyOn(on.React, 'useLayoutEffect').mockImplementation(() => undefined)
  const { App, pageOf } = world(on, [])
  on.runtime.Current.router = { params: { id } } as never
  const Page = pageOf('first')
  return on.server.renderToString(
    <App>
      <div id={ID} className={CLASSES}>
        <Page />
      </div>
    </App>
  )
}

describe('a page that the server has drawn', () => {
  async function opens(markup: string, path = ID) {
    const on = browser(OURS, markup)
    on.alias.routesAlias.getAll('/pages/market/index')
    const nodes = [...app().querySelectorAll('*')]
    const log: string[] = []
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { call, pageAt } = world(on, log)
    call('onLaunch', options)
    call('onShow', options)
    await settle()
    const before = {
      log: [...log],
      html: app().innerHTML,
      isHydrationPending: on.drawing.isHydrationPending()
    }
    pageAt(path, 'first').load(opened)
    on.drawing.afterHydration(() => log.push('taken over'))
    await settle()
    return { before, log, nodes, told, call, on }
  }

  test('stays as it is: its elements are the app’s then, and answer', async () => {
    const markup = drawn('7')
    const { before, log, told, on } = await opens(markup)
    expect(before).toEqual({ log: [], html: markup, isHydrationPending: true })
    expect(told).not.toHaveBeenCalled()
    expect(on.drawing.isHydrationPending()).toBe(false)
    // the router's part comes before the effects of the page, which say its title
    expect(log.map((line) => line.replace(/ [[{].*/, ''))).toEqual([
      'app launch',
      'app show',
      'first load',
      'first stands',
      'taken over'
    ])
  })

  test('keeps every element, and a press counts', async () => {
    const { nodes, told } = await opens(drawn('7'))
    expect([...app().querySelectorAll('*')].filter((node) => !nodes.includes(node))).toEqual([])
    expect(app().querySelector('.taro_page')?.outerHTML).toContain(`class="${CLASSES}"`)
    document.querySelector('button')?.click()
    await settle()
    expect(app().textContent).toBe('first 7 1')
    expect(told).not.toHaveBeenCalled()
    expect(app().dataset['hydrationError']).toBeUndefined()
  })

  test('takes the id of the router, by whatever address it was asked for', async () => {
    const { nodes } = await opens(drawn('7'), '/pages/market?stamp=AA')
    expect(app().querySelector('.taro_page')?.id).toBe('/pages/market?stamp=AA')
    expect(nodes.every((node) => node.isConnected)).toBe(true)
  })

  test('that differs is rendered again, and that is told', async () => {
    await opens(drawn('8'))
    expect(app().textContent).toBe('first 7 0')
    // the cause, which stands before what follows from it
    expect(app().dataset['hydrationError']).toMatch(/does not match/i)
  })

  test('waits for the code of its parts, and is rendered again where that does not come', async () => {
    for (const comes of [true, false]) {
      const on = browser(OURS, drawn('7'))
      const [before] = app().querySelectorAll('button')
      let end: () => void = () => undefined
      on.drawing.requireForHydration(
        new Promise<void>((resolve, reject) => (end = comes ? resolve : () => reject(new Error('lost'))))
      )
      const { call, pageAt } = world(on, [])
      call('onLaunch', options)
      pageAt(ID, 'first').load(opened)
      await settle()
      expect(on.drawing.isHydrationPending()).toBe(true)
      end()
      await settle()
      expect(app().textContent).toBe('first 7 0')
      expect(app().querySelector('button') === before).toBe(comes)
    }
  })

  test('that this device draws otherwise stands until the app’s own is there', async () => {
    const on = browser(OURS, drawn('8'))
    on.drawing.endHydration()
    const { call, pageAt } = world(on, [])
    call('onLaunch', options)
    await settle()
    expect(app().textContent).toBe('first 8 0')
    pageAt(ID, 'first').load(opened)
    await settle()
    expect(app().textContent).toBe('first 7 0')
    expect(app().dataset['hydrationError']).toBeUndefined()
  })

  test('goes when the app opens another page, or none', async () => {
    const other = await opens(drawn('7'), '/pages/pay/index?stamp=AA')
    expect(other.nodes.some((node) => node.isConnected)).toBe(false)
    expect(app().textContent).toBe('first 7 0')
    expect(other.log.map((line) => line.replace(/ [[{].*/, ''))).toContain('first stands')

    const none = browser(OURS, drawn('7'))
    const log: string[] = []
    const { call } = world(none, log)
    call('onLaunch', options)
    call('onPageNotFound', { path: 'nowhere' })
    await settle()
    expect(log.map((line) => line.split(' [')[0])).toEqual(['app launch', 'app not found'])
    expect(app().textContent).toBe('')
  })
})
