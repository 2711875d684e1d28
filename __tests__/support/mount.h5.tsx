import * as React from 'react'
import ReactDOM from 'react-dom/client'
import { createPageConfig, Current } from '@tarojs/runtime'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import TestUtils from '@tarojs/test-utils-react'
import type { ComponentType, PropsWithChildren, ReactElement } from 'react'

type Lifecycle = Record<string, ((...args: unknown[]) => unknown) | undefined>

export interface MountOptions {
  path?: string
  query?: Record<string, string>
  /** What stands around every page: `src/app.tsx` where a test needs it. */
  App?: ComponentType<PropsWithChildren>
}

const mounted = new Set<() => Promise<void>>()

/** Gives the way to take something off the screen; what a test leaves there goes when the test ends. */
function mountedUntil(takeOff: () => Promise<void>): () => Promise<void> {
  const unmount = async () => {
    if (mounted.delete(unmount)) await takeOff()
  }
  mounted.add(unmount)
  return unmount
}

afterEach(async () => {
  for (const unmount of mounted) await unmount()
  document.body.innerHTML = ''
})

function Bare({ children }: PropsWithChildren) {
  return <>{children}</>
}

/** Events and `act` of Taro's test utilities. */
const taro = new TestUtils()

/** Runs something that changes what is shown, and what follows from it. */
export async function act(change: () => unknown): Promise<void> {
  await React.act(async () => {
    await change()
  })
}

/** Lets `ms` of real time pass, and what was waiting for it run. */
export function flush(ms = 0): Promise<void> {
  return act(() => new Promise((done) => setTimeout(done, ms)))
}

/** All text that is on the screen. */
export function text(): string {
  return document.body.textContent ?? ''
}

/** The first element that a selector finds; it fails where there is none. */
export function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`nothing on the screen matches ${selector}: ${document.body.innerHTML}`)
  return element
}

/** The innermost element whose whole text is `words`. */
export function findText(words: string): HTMLElement {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')]
  const found = all.filter((element) => element.textContent?.trim() === words).at(-1)
  if (!found) throw new Error(`"${words}" is not on the screen: ${text()}`)
  return found
}

/** The first control (button, tab, radio, switch) whose words, as they read, have these in them. */
export function control(words: string): HTMLElement {
  const all = [
    ...document.body.querySelectorAll<HTMLElement>(
      'button, [role=button], [role=tab], [role=radio], [role=switch]'
    )
  ]
  const found = all.find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(words)
  )
  if (!found) throw new Error(`no control says "${words}": ${text()}`)
  return found
}

/** Presses an element (or the one with this text) as a finger or a mouse does, at once. */
export function tapNow(target: HTMLElement | string): Promise<void> {
  const element = typeof target === 'string' ? findText(target) : target
  return act(() => taro.fireEvent.click(element))
}

/** Waits until something takes taps: what pays takes none in its first half second. */
export async function takesTaps(target: HTMLElement | string): Promise<HTMLElement> {
  const element = typeof target === 'string' ? findText(target) : target
  while (element.isConnected && element.closest('button[aria-disabled=true]')) await flush(20)
  return element
}

/** As {@link tapNow}, by somebody who has looked. */
export async function tap(target: HTMLElement | string): Promise<void> {
  await tapNow(await takesTaps(target))
}

/** Types into a field, as a user does. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> {
  // its types know no target, which sets the value past React
  const typed: object = { target: { value } }
  return act(() => taro.fireEvent.input(field, typed))
}

const Shown = ({ element }: { element: ReactElement }) => element

/** Shows one element by itself, without a page around it. */
export async function render(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'))
  const utils = new TestUtils()
  const show = async (next: ReactElement) => {
    // has rendered at once; what it waits for are web components, of which there are none
    void utils.mount(Shown, { props: { element: next }, container })
    await act(() => undefined)
  }
  await show(element)
  return {
    rerender: show,
    unmount: mountedUntil(async () => {
      utils.unmout()
      container.remove()
    })
  }
}

/**
 * Mounts a page through Taro's real lifecycle, so that useLoad, useDidShow, useRouter, useReachBottom … work.
 * (`createApp()` of @tarojs/test-utils-react is for Taro 3.)
 */
export async function mountPage(Page: ComponentType, options: MountOptions = {}) {
  const { path = 'pages/test/index', query = {}, App = Bare } = options
  document.body.innerHTML = '<div id="app"></div>'
  const app = createReactApp(App, React, ReactDOM, {}) as Lifecycle
  const page = createPageConfig(Page as never, path, {}, {}) as unknown as Lifecycle
  const call = (name: string, ...args: unknown[]) => act(() => page[name]?.(...args))
  // React commits only when act() ends, so no two of Taro's callbacks may share one
  await act(() => app['onLaunch']?.({ path, query }))
  await call('onLoad', query)
  // selector queries look in the element with the page's path, as Taro's router makes one
  document.body.id = Current.page?.path ?? ''
  await act(() => {
    page['onShow']?.()
    page['onReady']?.()
  })
  return {
    /** Calls a hook of the page: onShow, onHide, onPullDownRefresh, onReachBottom, onShareAppMessage … */
    call,
    unmount: mountedUntil(() => call('onUnload'))
  }
}
