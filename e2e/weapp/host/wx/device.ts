import type { Answers } from '../phone'
import { defineCall, type CallHost } from './define'
import type { Shown } from './feedback'

/** What WeChat tells of the screen, px. */
export interface DeviceScreen {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  readonly theme: 'light' | 'dark'
}

/** Heights of what WeChat and the phone draw above and below a page, px. */
export const EDGES = { statusBar: 44, bar: 44, home: 34 } as const

function viewOf({ width, height, pixelRatio }: DeviceScreen) {
  const safeArea = {
    left: 0,
    right: width,
    top: EDGES.statusBar,
    bottom: height - EDGES.home,
    width,
    height: height - EDGES.statusBar - EDGES.home
  }
  return {
    windowWidth: width,
    windowHeight: height,
    screenWidth: width,
    screenHeight: height,
    statusBarHeight: EDGES.statusBar,
    pixelRatio,
    safeArea,
    screenTop: 0
  }
}

/** WeChat's capsule: its menu and the way out. */
const capsuleOf = ({ width }: DeviceScreen) => ({
  width: 87,
  height: 32,
  top: 48,
  right: width - 7,
  bottom: 80,
  left: width - 94
})

export interface DeviceHost extends CallHost {
  readonly answers: Answers
  readonly screen: () => DeviceScreen
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
  const view = () => viewOf(host.screen())
  const base = () => ({
    SDKVersion: answers.library,
    enableDebug: false,
    language: 'zh_CN',
    version: answers.wechat,
    theme: host.screen().theme,
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
    getMenuButtonBoundingClientRect: () => realm.copy(capsuleOf(host.screen())),
    getNetworkType: defineCall(host, 'getNetworkType', () => ({
      networkType: host.online() ? 'wifi' : 'none'
    })),
    getUpdateManager: () => update,
    getExtConfigSync: () => realm.copy({}),
    canIUse: () => true,
    arrayBufferToBase64: (buffer: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))),
    base64ToArrayBuffer: (text: string) =>
      realm.copy(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer),
    env: realm.copy({ USER_DATA_PATH: 'wxfile://usr' }),
    cloud: realm.copy({})
  }
}
