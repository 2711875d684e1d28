import type * as ReactType from 'react'
import { View } from '@tarojs/components'
import type * as MountType from '../../support/mount.weapp'

/*
 * Our stand-in for Taro's bridge between the pages of the mini-program and React: the same lives of an app on both, and the one fault of
 * Taro's that ours mends.
 */
const BRIDGE = '@tarojs/plugin-framework-react/dist/runtime'
const TAROS = '../../../node_modules/@tarojs/plugin-framework-react/dist/runtime.js'

type Native = Record<string, (...args: unknown[]) => void>
type Hook = (heard: (...args: unknown[]) => void) => void
interface Hooks extends Record<'useDidShow' | 'useDidHide' | 'useLoad' | 'useReady' | 'useUnload', Hook> {
  useRouter(): { params: Record<string, string> }
}

/** A mini-program of its own, on Taro's bridge or on ours. */
function miniProgram(bridge: 'ours' | 'taros') {
  jest.resetModules()
  if (bridge === 'taros') jest.doMock(BRIDGE, () => jest.requireActual<object>(TAROS))
  else jest.dontMock(BRIDGE)
  const { mountMini } = jest.requireActual<typeof MountType>('../../support/mount.weapp')
  const React = jest.requireActual<typeof ReactType>('react')
  const runtime = jest.requireActual<typeof import('@tarojs/runtime')>('@tarojs/runtime')
  const hooks = jest.requireMock<Hooks>(BRIDGE)
  return { mountMini, React, runtime, hooks: bridge === 'ours' ? jest.requireActual<Hooks>(BRIDGE) : hooks }
}

/** What a page shows; null where it has no root any more. */
function textOf({ text }: { text(): string | null }): string | null {
  try {
    return text()
  } catch {
    return null
  }
}

/** Two pages over each other, shown and left; gives everything that they heard and showed. */
async function lifeOn(bridge: 'ours' | 'taros'): Promise<(string | null)[]> {
  const { mountMini, React, hooks } = miniProgram(bridge)
  const log: (string | null)[] = []
  const pageOf = (name: string) =>
    function Page() {
      const { params } = hooks.useRouter()
      const [count, setCount] = React.useState(0)
      for (const hook of ['useLoad', 'useDidShow', 'useReady', 'useDidHide', 'useUnload'] as const)
        hooks[hook](() => void log.push(`${name} ${hook}`))
      React.useEffect(() => () => void log.push(`${name} gone`), [])
      if (count > 1) throw new Error('a fault of this page')
      return (
        <View className='tap' onClick={() => setCount(count + 1)}>{`${name} ${params['id']} ${count}`}</View>
      )
    }
  class Classy extends React.Component {
    componentDidShow() {
      log.push('class shown')
    }
    override render() {
      return <View>class</View>
    }
  }
  const first = await mountMini(pageOf('first'), { path: 'pages/first/index', query: { id: '1' } })
  log.push(textOf(first))
  await first.fire(first.findClass('tap') as never)
  await first.call('onHide')
  const second = await mountMini(pageOf('second'), { path: 'pages/second/index', query: { id: '2' } })
  log.push(textOf(first), textOf(second))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await second.fire(second.findClass('tap') as never)
  await second.fire(second.findClass('tap') as never)
  log.push(textOf(first), textOf(second))
  await second.call('onUnload')
  await first.call('onShow')
  log.push(textOf(first))
  const third = await mountMini(Classy, { path: 'pages/class/index' })
  log.push(textOf(third))
  return log
}

/** A page that is closed before its first render, over a page that stands and below one that comes. */
async function closedEarlyOn(bridge: 'ours' | 'taros') {
  const { mountMini, React, runtime } = miniProgram(bridge)
  const ran: string[] = []
  function Hasty() {
    React.useEffect(() => void ran.push('effect'))
    return <View>再见</View>
  }
  const below = await mountMini(() => <View>首页</View>, { path: 'pages/below/index' })
  const config = runtime.createPageConfig(Hasty, 'pages/hasty/index', { root: { cn: [] } }, {})
  const page: Native = Object.assign(Object.create(null), config, { setData: () => undefined })
  page['onLoad']?.({})
  page['onUnload']?.()
  const next = await mountMini(() => <View>下一页</View>, { path: 'pages/next/index' })
  return { ran, below: textOf(below), next: textOf(next) }
}

beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

it("an app lives on ours as on Taro's", async () => {
  const taros = await lifeOn('taros')
  expect(taros).toContain('second gone')
  expect(taros).toContain('class shown')
  expect(await lifeOn('ours')).toEqual(taros)
})

it('a page that is closed before it is rendered does nothing any more, and the page below stays', async () => {
  expect(await closedEarlyOn('ours')).toEqual({ ran: [], below: '首页', next: '下一页' })
})

it("Taro's own removes the page below in its place: when this fails, the stand-in can go", async () => {
  expect(await closedEarlyOn('taros')).toEqual({ ran: ['effect'], below: null, next: '下一页' })
})
