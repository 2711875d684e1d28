import { sleep } from '@/lib/sleep'
import { system } from '../environment/kind'
import { signedAddresses } from './wechat-address'
import { wechatSdk } from './wechat-sdk'
import type { Answer, WechatSdk } from './wechat-sdk-types'
import { signAddress, type SdkSign } from './wechat-signer'

/** If WeChat does not respond, give up after this, ms. */
const ANSWER_MS = 10_000

const CALLS = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'getLocation',
  'scanQRCode',
  'chooseWXPay',
  'openAddress',
  'closeWindow'
]

/** Tags that open a mini-program or an app when they are tapped. */
const TAGS = ['wx-open-launch-weapp']

/** The address with which this page was loaded, regardless of the router's changes since. */
function firstAddress(): string {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? []
  return loaded?.name || window.location.href
}

const signs = new Map<string, Promise<SdkSign>>()

/** One signature per address; a failed one is requested again. */
function signOf(address: string): Promise<SdkSign> {
  const existing = signs.get(address)
  if (existing) return existing
  const sign = signAddress(address)
  signs.set(address, sign)
  sign.catch(() => signs.delete(address))
  return sign
}

async function configure(sdk: WechatSdk, address: string): Promise<void> {
  const { appId, timestamp, nonceStr, signature } = await signOf(address)
  const answer = new Promise<void>((resolve, reject) => {
    sdk.error(({ errMsg }: Answer) => reject(new Error(errMsg ?? 'config:fail')))
    sdk.config({
      debug: false,
      appId,
      timestamp,
      nonceStr,
      signature,
      jsApiList: CALLS,
      openTagList: TAGS
    })
    sdk.ready(resolve)
  })
  const tooLate = sleep(ANSWER_MS).then(() => Promise.reject(new Error('config:timeout')))
  await Promise.race([answer, tooLate])
}

async function configureAny(addresses: readonly string[]): Promise<WechatSdk> {
  const sdk = await wechatSdk()
  for (const [at, address] of addresses.entries()) {
    try {
      await configure(sdk, address)
      return sdk
    } catch (error) {
      if (at === addresses.length - 1) throw error
    }
  }
  return sdk
}

let last: { readonly key: string; readonly ready: Promise<WechatSdk> } | undefined

/**
 * WeChat's SDK, authorised for the current page: configured once per page address.
 * @throws Error 'wxObj is null' if the script does not load; WeChat's or the server's reason if it refuses
 */
export function readySdk(): Promise<WechatSdk> {
  const addresses = signedAddresses(system(), firstAddress(), window.location.href)
  const key = addresses.join(' ')
  if (last?.key === key) return last.ready
  // one after the other: WeChat's response does not say for which address
  const before = last?.ready.catch(() => undefined) ?? Promise.resolve()
  const ready = before.then(() => configureAny(addresses))
  const mine = { key, ready }
  last = mine
  ready.catch(() => {
    if (last === mine) last = undefined
  })
  return ready
}
