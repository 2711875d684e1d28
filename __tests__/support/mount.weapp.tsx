import * as React from 'react'
import * as ReactTaro from '@tarojs/react'
import {
  createComponentConfig,
  createPageConfig,
  document as taroDocument,
  eventHandler,
  type TaroElement
} from '@tarojs/runtime'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import type { ComponentType, PropsWithChildren } from 'react'

type Config = Record<string, unknown>
type Callback = (this: unknown, ...args: unknown[]) => unknown

export interface MiniOptions {
  path?: string
  query?: Record<string, string>
  /** What of the page's own configuration Taro looks at. */
  config?: Config
  /** Mounts a native component such as custom-tab-bar rather than a page. */
  component?: boolean
  App?: ComponentType<PropsWithChildren>
}

const SETTLE_MS = 20
/** React's effects are turns of their own, which a busy machine may not have come to when the time is over. */
const TURNS = 5
async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done, SETTLE_MS))
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => setImmediate(done))
}

const FIRST_SET_WITHIN_MS = 20_000
/** The first data of a page, which Taro gives to WeChat in every case, however slow the machine is. */
async function firstSet(sets: readonly string[]): Promise<void> {
  const end = Date.now() + FIRST_SET_WITHIN_MS
  while (sets.length === 0 && Date.now() < end) await settle()
}

let launched = false

function Bare({ children }: PropsWithChildren) {
  return <>{children}</>
}

async function launch(App: ComponentType<PropsWithChildren>) {
  const app = createReactApp(App, React, ReactTaro, {}) as Config
  ;(app['onLaunch'] as Callback)({ path: '', query: {} })
  launched = true
  await settle()
}

/** A native instance as WeChat would make it from Taro's config: keeps what is sent to the view. */
function instantiate(config: Config) {
  const sets: string[] = []
  const setData = (data: unknown, done?: () => void) => {
    sets.push(JSON.stringify(data))
    if (done) setTimeout(done, 0)
  }
  const instance: Config = { ...config, ...(config['methods'] as Config | undefined), data: {}, setData }
  return { instance, sets }
}

function search(node: TaroElement, matches: (candidate: TaroElement) => boolean): TaroElement | null {
  if (matches(node)) return node
  for (const child of node.childNodes as unknown as TaroElement[]) {
    const found = search(child, matches)
    if (found) return found
  }
  return null
}

function isTextOf(node: TaroElement, words: string): boolean {
  const [only, ...others] = node.childNodes as unknown as TaroElement[]
  return (
    node.nodeName !== '#text' &&
    only?.nodeName === '#text' &&
    others.length === 0 &&
    node.textContent === words
  )
}

/** Runs a page, or a native component, on the real mini-program runtime: @tarojs/react over @tarojs/runtime. */
export async function mountMini(Component: ComponentType, options: MiniOptions = {}) {
  const { path = 'pages/test/index', query = {}, config: own = {}, component = false, App = Bare } = options
  if (!launched) await launch(App)
  const config = component
    ? createComponentConfig(Component as never, path)
    : createPageConfig(Component as never, path, { root: { cn: [] } }, own)
  const { instance, sets } = instantiate(config as Config)
  const call = (name: string, ...args: unknown[]) =>
    (instance[name] as Callback | undefined)?.call(instance, ...args)
  if (component) {
    instance['getPageId'] = () => 'page'
    const { attached } = (instance['lifetimes'] ?? instance) as { attached: Callback }
    attached.call(instance)
  } else {
    call('onLoad', query)
    call('onShow')
    call('onReady')
  }
  await settle()
  await firstSet(sets)

  const id = component ? `${path}?id=page` : String(instance['$taroPath'])
  const root = () => taroDocument.getElementById(id) as unknown as TaroElement
  return {
    /** Every setData so far, as JSON: its number and length are what the view costs. */
    sets,
    text: () => root().textContent,
    findClass: (name: string) =>
      search(root(), (node) =>
        String(node.className ?? '')
          .split(' ')
          .includes(name)
      ),
    findText: (words: string) => search(root(), (node) => isTextOf(node, words)),
    /** Calls a hook of the page, waits for what follows and gives what the page said. */
    call: async (name: string, ...args: unknown[]) => {
      const said = call(name, ...args)
      await settle()
      return said
    },
    /** Sends an event of the view to an element; `more` is what it has besides its detail, such as touches. */
    fire: async (node: TaroElement, type = 'tap', detail: Config = {}, more: Config = {}) => {
      eventHandler({
        type,
        target: { id: node.sid, dataset: {} },
        currentTarget: { id: node.sid, dataset: { sid: node.sid } },
        detail,
        timeStamp: Date.now(),
        ...more
      } as never)
      await settle()
    }
  }
}

const SHOWN_WITHIN_MS = 20_000

/** Waits until the data given to WeChat has `content`, however slow the machine is. @param sets of `mountMini` */
export async function shows(sets: readonly string[], content: string): Promise<void> {
  const end = Date.now() + SHOWN_WITHIN_MS
  while (!sets.join('').includes(content) && Date.now() < end)
    await new Promise((done) => setTimeout(done, 20))
  expect(sets.join('')).toContain(content)
}
