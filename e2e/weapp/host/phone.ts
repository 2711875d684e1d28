import type { FetchedData } from './wx/read-ahead'
import { Refused } from './wx/refused'
import type { Store } from './wx/storage'

/** A phone with WeChat on it: what it keeps when the mini-program ends. */
export interface Phone {
  /** Letters and digits: the sandbox makes the openid of it. */
  readonly deviceId: string
  readonly mobile: string
  readonly store: Store
  clipboard: string
  /** What WeChat was given to show of a page before scripts run, as JSON, by the page's path. */
  drawings?: Map<string, string>
  /** With this WeChat may read ahead for the app, and this is what it has read; nothing unless a test lets it. */
  fetchToken?: string
  fetched?: FetchedData
  /** What the person has allowed or refused; what is missing WeChat asks for when the app wants it. */
  readonly allows: { location?: boolean; privacy?: boolean; album?: boolean; address?: boolean }
}

/**
 * Asks for what needs WeChat's privacy notice: who has agreed is not asked again, who has refused sees it again.
 * @throws Refused as WeChat refuses
 */
export function agreeToPrivacy(phone: Phone, { privacy }: Answers, prompts: string[]): void {
  if (privacy === 'undeclared') throw new Refused('api scope is not declared in the privacy agreement', 112)
  if (!phone.allows.privacy && privacy === 'too soon')
    throw new Refused('privacy permission is not authorized in gap', 104)
  if (!phone.allows.privacy) {
    prompts.push('privacy')
    phone.allows.privacy = privacy === 'agree'
  }
  if (!phone.allows.privacy) throw new Refused('privacy permission is not authorized', 104)
}

/** An address in WeChat's address book. */
export interface BookEntry {
  readonly userName: string
  readonly telNumber: string
  readonly provinceName: string
  readonly cityName: string
  readonly countyName: string
  readonly detailInfo: string
}

/** How the person and WeChat answer when the app asks; a test changes it whenever it likes. */
export interface Answers {
  /**
   * `wx.showModal`: the person reads it and confirms or cancels it; or the tap that asked was a double tap, whose second
   * half confirms what it hits, and who then reads it cancels.
   */
  modal: 'confirm' | 'cancel' | 'double tap'
  /** The payment sheet: pays, cancels, or WeChat fails; and when the sandbox sends its notice. */
  payment: 'pay' | 'cancel' | 'fail'
  notice: 'normal' | 'slow' | 'lost' | 'twice'
  /** The phone-number sheet: gives it, refuses, or the app has no numbers left (errno 1400001). */
  phoneNumber: 'give' | 'refuse' | 'used up'
  /** Whether `wx.login` gives a code. */
  login: boolean
  /** WeChat's view of a receipt: confirms it, closes it, or WeChat does not know the payment. */
  receipt: 'success' | 'cancel' | 'fail'
  /** WeChat's question whether a message may be sent. */
  subscribe: 'accept' | 'reject'
  /**
   * WeChat's privacy notice; `too soon`: refused less than 10 s ago, so that it is not shown again yet; `undeclared`: the
   * operator has not declared what is asked for, so that it is not shown at all.
   */
  privacy: 'agree' | 'refuse' | 'too soon' | 'undeclared'
  /** `off`: the phone does not let WeChat know where it is. */
  location: { readonly latitude: number; readonly longitude: number } | 'refuse' | 'off'
  /** Whether the album may be written to: what WeChat is told when it asks, and how its switch is left. */
  album: 'allow' | 'refuse'
  /** WeChat's question whether another mini-program may be opened. */
  otherMini: 'allow' | 'cancel'
  /** What `wx.scanCode` sees; null = the person closes it, `system off` = the phone lets WeChat have no camera. */
  scan: string | null
  /** What the person chooses in WeChat's address book; null = they go back, `refuse` = they do not let the app have it. */
  address: BookEntry | 'refuse' | null
  platform: 'ios' | 'android'
  envVersion: 'develop' | 'trial' | 'release'
  /**
   * How long sub-packages take that are not on the phone yet, ms; `lost` = they do not come, `torn` = they come without the scripts that
   * their pages share. Home's package is there.
   */
  subPackages: number | 'lost' | 'torn'
  /** Version of WeChat itself. */
  wechat: string
  /** Version of WeChat's library: calls that are newer are missing. */
  library: string
}

export const USUAL_ANSWERS: Answers = {
  modal: 'confirm',
  payment: 'pay',
  notice: 'normal',
  phoneNumber: 'give',
  login: true,
  receipt: 'success',
  subscribe: 'accept',
  privacy: 'agree',
  location: { latitude: 31.2304, longitude: 121.4737 },
  album: 'allow',
  otherMini: 'allow',
  scan: null,
  address: null,
  platform: 'android',
  envVersion: 'develop',
  subPackages: 0,
  wechat: '8.0.54',
  library: '3.8.9'
}

let phones = 0

/** A new phone that nobody has used. */
export function newPhone(mobile: string): Phone {
  phones += 1
  return {
    deviceId: `d${Date.now().toString(36)}${phones}_${mobile}`,
    mobile,
    store: new Map(),
    clipboard: '',
    allows: {}
  }
}

let nonces = 0
const nonce = () => `n${(nonces += 1)}${Math.random().toString(36).slice(2)}`

/** Codes in the shape that the sandbox's WeChat reads; each good once. */
export const loginCodeOf = (phone: Phone): string => `sandbox-${phone.deviceId}-${nonce()}`
export const phoneCodeOf = (phone: Phone): string => `phone-${phone.mobile}-${nonce()}`
