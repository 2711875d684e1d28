import type { Answers } from '../phone'
import { defineCall, type CallHost } from './define'
import type { Shown } from './feedback'

const VIEW = { windowWidth: 375, windowHeight: 812, screenWidth: 375, screenHeight: 812, statusBarHeight: 44 }
const SAFE = { left: 0, right: 375, top: 44, bottom: 778, width: 375, height: 734 }

export interface DeviceHost extends CallHost {
  readonly answers: Answers
  readonly online: () => boolean
  readonly listeners: Listeners
  readonly shown: Pick<Shown, 'outside'>
}

/** Functions that the app gave to `wx.onNetworkStatusChange` and the like, by event. */
export type Listeners = Map<string, Set<(detail: unknown) => void>>

const EVENTS = [
  'NetworkStatusChange',
  'AppShow',
  'AppHide',
  'Error',
  'UnhandledRejection',
  'PageNotFound',
  'ThemeChange',
  'WindowResize',
  'KeyboardHeightChange',
  'MemoryWarning',
  'UserCaptureScreen',
  'UpdateReady'
] as const

function eventCalls(listeners: Listeners): Record<string, unknown> {
  const of = (event: string) => {
    const set = listeners.get(event) ?? new Set()
    listeners.set(event, set)
    return set
  }
  return Object.fromEntries(
    EVENTS.flatMap((event) => [
      [`on${event}`, (listener: (detail: unknown) => void) => void of(event).add(listener)],
      [
        `off${event}`,
        (listener?: (detail: unknown) => void) =>
          void (listener ? of(event).delete(listener) : of(event).clear())
      ]
    ])
  )
}

/** What the phone is, in the calls of today and in the old ones that hold everything. */
export function deviceCalls(host: DeviceHost) {
  const { answers, realm } = host
  const device = () => ({
    abi: 'arm64-v8a',
    benchmarkLevel: 50,
    brand: answers.platform === 'ios' ? 'iPhone' : 'Xiaomi',
    model: answers.platform === 'ios' ? 'iPhone 15<iPhone15,4>' : '2211133C',
    platform: answers.platform,
    system: answers.platform === 'ios' ? 'iOS 18.1' : 'Android 14'
  })
  const view = () => ({ ...VIEW, pixelRatio: 3, safeArea: SAFE, screenTop: 0 })
  const base = () => ({
    SDKVersion: answers.library,
    enableDebug: false,
    language: 'zh_CN',
    version: answers.wechat,
    theme: 'light',
    fontSizeSetting: 16
  })
  const all = () => ({ ...device(), ...view(), ...base() })
  const update = {
    onCheckForUpdate: () => undefined,
    onUpdateReady: (listener: (detail: unknown) => void) =>
      void host.listeners.set('UpdateReady', new Set([listener])),
    onUpdateFailed: () => undefined,
    applyUpdate: () => void host.shown.outside.push({ name: 'applyUpdate', options: {} })
  }

  return {
    ...eventCalls(host.listeners),
    getSystemInfoSync: () => realm.copy(all()),
    getSystemInfo: defineCall(host, 'getSystemInfo', all),
    getSystemInfoAsync: defineCall(host, 'getSystemInfoAsync', all),
    getDeviceInfo: () => realm.copy(device()),
    getWindowInfo: () => realm.copy(view()),
    getAppBaseInfo: () => realm.copy(base()),
    getSystemSetting: () => realm.copy({ locationEnabled: true, wifiEnabled: true, bluetoothEnabled: false }),
    getAppAuthorizeSetting: () => realm.copy({ locationAuthorized: 'authorized' }),
    getMenuButtonBoundingClientRect: () =>
      realm.copy({ width: 87, height: 32, top: 48, right: 368, bottom: 80, left: 281 }),
    getNetworkType: defineCall(host, 'getNetworkType', () => ({
      networkType: host.online() ? 'wifi' : 'none'
    })),
    getUpdateManager: () => update,
    getExtConfigSync: () => realm.copy({}),
    canIUse: () => true,
    arrayBufferToBase64: (buffer: ArrayBuffer) => Buffer.from(new Uint8Array(buffer)).toString('base64'),
    base64ToArrayBuffer: (text: string) => realm.copy(new Uint8Array(Buffer.from(text, 'base64')).buffer),
    env: realm.copy({ USER_DATA_PATH: 'wxfile://usr' }),
    cloud: realm.copy({})
  }
}
