import Taro from '@tarojs/taro'
import { confirm } from '../feedback/feedback'

/** The version of WeChat's library that the code needs; to be set as the minimum in WeChat's console too. */
export const MIN_LIBRARY_VERSION = '2.20.2'

const partsOf = (version: string) => version.split('.').map(Number)

/** Whether a version is older than another: 2.9.0 than 2.20.2. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)]
  const at = other.findIndex((part, index) => (one[index] ?? 0) !== part)
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

const library = (): string =>
  (typeof Taro.getAppBaseInfo === 'function' ? Taro.getAppBaseInfo() : Taro.getSystemInfoSync()).SDKVersion ??
  ''

/** Tells users of a WeChat too old for some features, and how to update. */
async function adviseUpdate(): Promise<void> {
  const can = typeof Taro.updateWeChatApp === 'function'
  const wanted = await confirm(
    '您的微信版本较旧，部分功能可能无法使用，请升级微信',
    '请升级微信',
    can ? '去升级' : '知道了'
  )
  if (wanted && can) await Taro.updateWeChatApp({})
}

/** WeChat downloads a new version while the old one runs: offers the user to switch to it at once. */
function offerNewVersion(): void {
  if (typeof Taro.getUpdateManager !== 'function') return
  const manager = Taro.getUpdateManager()
  manager.onUpdateReady(() => {
    void confirm('新版本已准备好，重新打开后即可使用', '更新提示', '立即更新').then(
      (now) => now && manager.applyUpdate()
    )
  })
}

/** Once, at launch. */
export function watchVersion(): void {
  offerNewVersion()
  const running = library()
  if (running && isOlder(running, MIN_LIBRARY_VERSION)) void adviseUpdate().catch(() => undefined)
}
