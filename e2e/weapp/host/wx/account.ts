import { agreeToPrivacy, loginCodeOf, type Answers, type Phone } from '../phone'
import { defineCall, type CallHost, type Options } from './define'
import type { Shown } from './feedback'
import { Refused } from './refused'

/** The sandbox's mini-program, as its payment signs for it. */
const APP_ID = 'wx5a4db0c0de5a4db0'

export interface AccountHost extends CallHost {
  readonly origin: string
  readonly phone: Phone
  readonly answers: Answers
  readonly requiredPrivateInfos: readonly string[]
  /** Each payment sheet that was opened, with how it ended. */
  readonly payments: { prepay: string; outcome: string }[]
  /** What WeChat laid before the person, in this order: its privacy notice, its questions for position and album. */
  readonly prompts: string[]
  readonly shown: Pick<Shown, 'outside'>
}

/** The payment sheet: the sandbox checks the signature as WeChat would, and pays or not. */
async function pay({ origin, answers, payments }: AccountHost, options: Options): Promise<void> {
  const { timeStamp, nonceStr, signType, paySign, package: prepay } = options
  if (typeof timeStamp !== 'string') throw new Refused('parameter error: timeStamp should be a string')
  if (answers.payment === 'fail') throw new Refused('system error')
  const answer = await fetch(`${origin}/sandbox/wechat-pay/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      payParams: { appId: APP_ID, timeStamp, nonceStr, package: prepay, signType, paySign },
      result: answers.payment,
      notice: answers.notice
    })
  })
  const { errMsg } = (await answer.json()) as { errMsg: string }
  payments.push({ prepay: String(prepay), outcome: errMsg })
  if (errMsg !== 'requestPayment:ok') throw new Refused(errMsg.replace('requestPayment:fail ', ''))
}

/** The virtual payment: the sandbox checks both signatures and the item as WeChat would, and pays or not. */
async function payVirtually(
  host: AccountHost,
  { mode, signData, paySig, signature }: Options
): Promise<void> {
  const { origin, phone, answers, payments } = host
  if (typeof signData !== 'string')
    throw new Refused('parameter error: signData should be a string', 1001, 1001)
  if (answers.payment === 'fail') throw new Refused('system error', -1, -1)
  const answer = await fetch(`${origin}/sandbox/virtual-pay/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      deviceId: phone.deviceId,
      os: answers.platform,
      payment: { mode, signData, paySig, signature },
      result: answers.payment,
      notice: answers.notice
    })
  })
  const { errCode, errMsg } = (await answer.json()) as { errCode: number; errMsg: string }
  payments.push({ prepay: signData, outcome: errMsg })
  if (errCode !== 0) throw new Refused(errMsg.replace('requestVirtualPayment:fail ', ''), errCode, errCode)
}

/** Who the person is, what they allow, and paying. */
export function accountCalls(host: AccountHost) {
  const { phone, answers } = host
  /** Files that the mini-program has written, by their paths. */
  const written = new Map<unknown, unknown>()

  const agree = () => agreeToPrivacy(phone, answers, host.prompts)

  function mustBeDeclared(name: string) {
    if (host.requiredPrivateInfos.includes(name)) return
    host.problem(`${name} is not in requiredPrivateInfos of app.json`)
    throw new Refused('the api need to be declared in the requiredPrivateInfos field in app.json')
  }
  function locate(name: string) {
    mustBeDeclared(name)
    agree()
    if (answers.location === 'off') throw new Refused('system permission denied', 3)
    if (phone.allows.location === undefined) {
      host.prompts.push('position')
      phone.allows.location = answers.location !== 'refuse'
    }
    if (!phone.allows.location || answers.location === 'refuse') throw new Refused('auth deny')
    return {
      ...answers.location,
      speed: -1,
      accuracy: 65,
      altitude: 0,
      verticalAccuracy: 0,
      horizontalAccuracy: 65
    }
  }

  return {
    login: defineCall(host, 'login', () => {
      if (!answers.login) throw new Refused('net work error')
      return { code: loginCodeOf(phone) }
    }),
    checkSession: defineCall(host, 'checkSession', () => undefined),
    getAccountInfoSync: () =>
      host.realm.copy({ miniProgram: { appId: APP_ID, envVersion: answers.envVersion, version: '' } }),
    requestPayment: defineCall(host, 'requestPayment', (options) => pay(host, options)),
    requestVirtualPayment: defineCall(
      host,
      'requestVirtualPayment',
      (options) => payVirtually(host, options),
      false
    ),
    openBusinessView: defineCall(host, 'openBusinessView', async ({ businessType, extraData }) => {
      const { transaction_id: paymentNo } = (extraData ?? {}) as { transaction_id?: unknown }
      if (businessType !== 'weappOrderConfirm' || typeof paymentNo !== 'string')
        throw new Refused('parameter error')
      host.shown.outside.push({ name: 'openBusinessView', options: { businessType, extraData } })
      return Promise.resolve({ extraData: { status: answers.receipt } })
    }),
    requestSubscribeMessage: defineCall(host, 'requestSubscribeMessage', ({ tmplIds }) => {
      if (!Array.isArray(tmplIds) || tmplIds.length === 0 || tmplIds.length > 3)
        throw new Refused('Invalid template count', 20003)
      host.prompts.push('messages')
      return Object.fromEntries(tmplIds.map((id: unknown) => [String(id), answers.subscribe]))
    }),
    getSetting: defineCall(host, 'getSetting', () => ({
      authSetting: phone.allows.location === undefined ? {} : { 'scope.userLocation': phone.allows.location }
    })),
    openSetting: defineCall(host, 'openSetting', () => {
      if (phone.allows.album === undefined) return { authSetting: {} }
      phone.allows.album = answers.album === 'allow'
      return { authSetting: { 'scope.writePhotosAlbum': phone.allows.album } }
    }),
    saveImageToPhotosAlbum: defineCall(host, 'saveImageToPhotosAlbum', ({ filePath }) => {
      agree()
      if (phone.allows.album === undefined) {
        host.prompts.push('album')
        phone.allows.album = answers.album === 'allow'
      }
      if (!phone.allows.album) throw new Refused('auth deny')
      host.shown.outside.push({ name: 'saveImageToPhotosAlbum', options: { filePath } })
    }),
    getFileSystemManager: () => ({
      writeFile: defineCall(host, 'writeFile', ({ filePath, data }) => {
        if (typeof filePath !== 'string' || !filePath.startsWith('wxfile://usr/'))
          throw new Refused('permission denied')
        written.set(filePath, data)
      })
    }),
    shareFileMessage: defineCall(host, 'shareFileMessage', ({ filePath, fileName }) => {
      if (!written.has(filePath)) throw new Refused('file not found')
      const content = written.get(filePath)
      host.shown.outside.push({ name: 'shareFileMessage', options: { filePath, fileName, content } })
    }),
    authorize: defineCall(host, 'authorize', () => {
      if (answers.location === 'refuse') throw new Refused('auth deny')
    }),
    getPrivacySetting: defineCall(host, 'getPrivacySetting', () => ({
      needAuthorization: phone.allows.privacy !== true,
      privacyContractName: '《隐私保护指引》'
    })),
    requirePrivacyAuthorize: defineCall(host, 'requirePrivacyAuthorize', agree),
    openPrivacyContract: defineCall(host, 'openPrivacyContract', () => {
      host.prompts.push('privacy contract')
    }),
    onNeedPrivacyAuthorization: () => undefined,
    getLocation: defineCall(host, 'getLocation', () => locate('getLocation')),
    chooseLocation: defineCall(host, 'chooseLocation', () => locate('chooseLocation')),
    chooseAddress: defineCall(host, 'chooseAddress', () => {
      mustBeDeclared('chooseAddress')
      agree()
      if (answers.address === 'refuse') throw new Refused('auth deny')
      if (!answers.address) throw new Refused('cancel')
      return { ...answers.address, nationalCode: '', postalCode: '' }
    })
  }
}
