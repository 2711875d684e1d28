import Taro from '@tarojs/taro'
import { call } from '@/api/call'
import { note } from '@/features/report/report'
import { watchClient } from '@/launch/watch'
import { openPage } from '@/platform/navigation/open-page'

jest.mock('@/api/call', () => ({ call: jest.fn(() => Promise.reject(new Error('offline'))) }))
jest.mock('@/platform/feedback/feedback', () => ({
  confirm: () => Promise.resolve(false),
  showLoading: () => undefined,
  hideLoading: () => undefined
}))

const SAID = `MiniProgramError
x is not a function
TypeError: x is not a function
    at Object.t (https://lib/WAServiceMainContext.js:1:99999)
    at Object.e (https://usr/common.js:1:234567)`

/** As WeChat refuses a call: no error, but this. */
const LOST = { errMsg: 'navigateTo:fail loadSubPackage pages-mall' } as unknown as Error

type Listener = (detail: unknown) => void
const listeners: Record<string, Listener> = {}
const listen = (name: string) => (listener: Listener) => {
  listeners[name] = listener
}
const log = jest.fn()
const wechat = {
  onError: listen('error'),
  onUnhandledRejection: listen('rejection'),
  onAppHide: listen('hide'),
  getRealtimeLogManager: () => ({ error: log }),
  getAccountInfoSync: () => ({ miniProgram: { version: '1.4.0 beta', envVersion: 'release' } }),
  getPerformance: () => ({
    getEntries: () => [
      { name: 'appLaunch', duration: 812 },
      { name: 'evaluateScript', duration: 90 },
      { name: 'route', duration: 300 }
    ],
    createObserver: (tell: Listener) => ({
      observe: () => {
        listeners['timing'] = tell
      }
    })
  })
}
Object.assign(Taro, wechat)

const settle = () => jest.advanceTimersByTimeAsync(5000)
const sent = () => jest.mocked(call).mock.calls.map(([, input]) => input)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('what WeChat tells, and a page that does not come, is sent once and written into its log; offline it is dropped', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.05)
  watchClient()
  listeners['error']?.(SAID)
  listeners['error']?.(SAID)
  listeners['rejection']?.({ reason: { errMsg: 'login:fail of 13812345678' } })
  listeners['rejection']?.({ reason: { errMsg: 'getLocation:fail auth deny' } })
  await openPage(() => Promise.reject(LOST))
  await settle()
  expect(sent()).toMatchObject([
    {
      release: '1.4.0_beta',
      faults: [
        { kind: 'error', message: 'TypeError: x is not a function', place: '/usr/common.js:1:234567' },
        { kind: 'rejection', message: 'login:fail of …' },
        { kind: 'chunk', message: 'navigateTo:fail loadSubPackage pages-mall' }
      ],
      timings: [
        { name: 'launch', value: 812 },
        { name: 'route', value: 300 }
      ]
    }
  ])
  expect(log.mock.calls.map(([kind, message]) => [kind, message])).toEqual([
    ['error', 'TypeError: x is not a function'],
    ['rejection', 'login:fail of …'],
    ['chunk', 'navigateTo:fail loadSubPackage pages-mall']
  ])
  // a report that was lost is no reason for another; the timings of the visit go when it is left
  jest.mocked(call).mockClear()
  listeners['timing']?.({ getEntries: () => [{ name: 'route', duration: 450 }] })
  listeners['hide']?.({})
  await settle()
  expect(sent()).toMatchObject([{ faults: [], timings: [{ name: 'route', value: 450 }] }])
})

test('a visit that goes wrong on and on reports ten faults: three were before', async () => {
  jest.mocked(call).mockClear()
  for (let index = 0; index < 30; index += 1) note('error', new Error(`fault ${index}`))
  await settle()
  const faults = sent().flatMap((input) => ('faults' in input ? (input.faults ?? []) : []))
  expect(faults).toHaveLength(7)
})
