import type { Page } from 'playwright-core'
import { takePhone, waitStanding, type Phone } from './phone'

export const ANDROID_WECHAT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.50.2701 NetType/WIFI'
export const IN_MINI = `${ANDROID_WECHAT} MiniProgramEnv/android miniProgram/wx0000000000000000`
export const ANDROID_CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36'
export const DESKTOP_CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36'

const SDK = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** What the person and WeChat answer. */
export interface WechatAnswers {
  /** `never` = the SDK's script does not come. */
  readonly sdk?: 'comes' | 'never'
  readonly pay?: 'pay' | 'cancel'
  readonly scan?: string
}

/** What the page has asked of WeChat: name and options, in order. */
export interface SdkCall {
  readonly name: string
  readonly options: Record<string, unknown>
}

/**
 * Stands for WeChat's JS-SDK: answers as WeChat documents it, writes down what it is asked. Payment goes to the sandbox,
 * which checks the parameters' signature as WeChat's client does.
 */
function standIn(answers: WechatAnswers): void {
  const calls: { name: string; options: unknown }[] = []
  const note = (name: string, options: unknown) =>
    calls.push({ name, options: JSON.parse(JSON.stringify(options ?? null)) as unknown })
  let appId = ''
  type Options = Record<string, unknown> & {
    success?: (answer: object) => void
    cancel?: (answer: object) => void
    fail?: (answer: object) => void
  }
  const noted = (name: string) => (options: Options) => {
    note(name, options)
    setTimeout(() => options?.success?.({ errMsg: `${name}:ok` }))
  }
  const chooseWXPay = async (options: Options) => {
    note('chooseWXPay', options)
    const { timestamp, nonceStr, package: prepay, signType, paySign } = options
    const answer = await fetch('/sandbox/wechat-pay/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        payParams: { appId, timeStamp: timestamp, nonceStr, package: prepay, signType, paySign },
        result: answers.pay ?? 'pay'
      })
    })
    const { errMsg } = (await answer.json()) as { errMsg: string }
    if (errMsg.endsWith(':ok')) options.success?.({ errMsg: 'chooseWXPay:ok' })
    else if (errMsg.includes('cancel')) options.cancel?.({ errMsg: 'chooseWXPay:cancel' })
    else options.fail?.({ errMsg })
  }
  const mini = ['navigateTo', 'redirectTo', 'reLaunch', 'navigateBack', 'postMessage']
  Object.assign(window, {
    sdkCalls: calls,
    wx: {
      config: (options: Options) => {
        appId = String(options['appId'])
        note('config', { ...options, address: location.href.split('#')[0] })
      },
      ready: (done: () => void) => setTimeout(done),
      error: () => undefined,
      updateAppMessageShareData: noted('updateAppMessageShareData'),
      updateTimelineShareData: noted('updateTimelineShareData'),
      scanQRCode: (options: Options) => {
        note('scanQRCode', options)
        setTimeout(() => options.success?.({ resultStr: answers.scan ?? '', errMsg: 'scanQRCode:ok' }))
      },
      chooseWXPay: (options: Options) => void chooseWXPay(options),
      closeWindow: () => note('closeWindow', {}),
      miniProgram: Object.fromEntries(mini.map((name) => [name, noted(`miniProgram.${name}`)]))
    }
  })
}

export interface WechatPhone extends Phone {
  /** How often the SDK's script was asked for. */
  readonly scripts: string[]
  /** What the page that is open has asked of the SDK under this name. */
  asked(name: string): Promise<SdkCall['options'][]>
}

/** WeChat on a phone, or another browser, with a stand-in for WeChat's SDK. */
export async function takeWechat(
  answers: WechatAnswers = {},
  userAgent = ANDROID_WECHAT
): Promise<WechatPhone> {
  const phone = await takePhone({ userAgent })
  const scripts: string[] = []
  await phone.context.route(SDK, async (route) => {
    scripts.push(route.request().url())
    if (answers.sdk === 'never') return route.abort()
    await route.fulfill({
      contentType: 'text/javascript',
      body: `(${standIn.toString()})(${JSON.stringify(answers)})`
    })
  })
  return { ...phone, scripts, asked: (name) => pageRequestOf(phone.page, name) }
}

/**
 * Opens an address in WeChat's browser, and waits until its silent login has sent the browser there and back: what is tapped
 * before is lost with the page that is left.
 */
export async function openLoggedIn(page: Page, address: string): Promise<void> {
  const hasTicket = (url: URL) => url.searchParams.has('ticket')
  const back = page.waitForURL(hasTicket, { waitUntil: 'commit' })
  await page.goto(address)
  await back
  await page.waitForURL((url) => !hasTicket(url), { waitUntil: 'commit' })
  await waitStanding(page)
}

const sdkCallsOf = (page: Page) =>
  page.evaluate(() => (window as { sdkCalls?: SdkCall[] }).sdkCalls ?? []).catch(() => undefined)

/** Of the document that stands: the silent login may take the browser away in the middle of the look. */
async function pageRequestOf(page: Page, name: string): Promise<SdkCall['options'][]> {
  let calls = await sdkCallsOf(page)
  while (!calls) {
    await waitStanding(page)
    calls = await sdkCallsOf(page)
  }
  return calls.filter((call) => call.name === name).map(({ options }) => options)
}

/** Waits until the page has asked this of the SDK, and gives the last of it. */
export async function waitAsked({ page, asked }: WechatPhone, name: string): Promise<SdkCall['options']> {
  await page.waitForFunction(
    (wanted) => (window as { sdkCalls?: SdkCall[] }).sdkCalls?.some((call) => call.name === wanted),
    name
  )
  return (await asked(name)).at(-1) ?? {}
}
