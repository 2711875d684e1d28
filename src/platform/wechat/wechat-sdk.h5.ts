import { sleep } from '@/lib/sleep'
import type { WechatSdk } from './wechat-sdk-types'

/** Waiting for WeChat's script: this many checks, this far apart (rule limit.wechatSdk), ms. */
export const SDK_CHECKS = 100
export const SDK_CHECK_MS = 100

const found = (): WechatSdk | undefined => {
  const { wx } = window as { wx?: Partial<WechatSdk> }
  return typeof wx?.config === 'function' ? (wx as WechatSdk) : undefined
}

let script: HTMLScriptElement | undefined
let waiting: Promise<WechatSdk> | undefined

function loadScript(): void {
  if (script) return
  script = document.createElement('script')
  script.async = true
  script.src = process.env.TARO_APP_JSSDK_SRC
  // a failed load is retried the next time the SDK is needed
  script.addEventListener('error', () => {
    script?.remove()
    script = undefined
  })
  document.head.append(script)
}

async function waitForSdk(): Promise<WechatSdk> {
  const there = found()
  if (there) return there
  loadScript()
  for (let check = 0; check < SDK_CHECKS; check += 1) {
    await sleep(SDK_CHECK_MS)
    const sdk = found()
    if (sdk) return sdk
  }
  throw new Error('wxObj is null')
}

/**
 * WeChat's JS-SDK, loaded when it is first needed and never on the way to the first screen.
 * @throws Error 'wxObj is null' if it is not there after 100 checks of 100 ms (rule check.wechatSdk)
 */
export function wechatSdk(): Promise<WechatSdk> {
  waiting ??= waitForSdk().catch((error: unknown) => {
    waiting = undefined
    throw error
  })
  return waiting
}
