import { agreeToPrivacy, type Answers, type Phone } from '../phone'
import { defineCall, type CallHost, type Options } from './define'
import { Refused } from './refused'

/** What WeChat itself shows over the app, and what it was asked to do outside of it. */
export interface Shown {
  readonly toasts: string[]
  readonly modals: string[]
  /** Calls that leave the app or open WeChat's own screens: name and options. */
  readonly outside: { name: string; options: Options }[]
  loading: boolean
}

export interface FeedbackHost extends CallHost {
  readonly phone: Phone
  readonly answers: Answers
  readonly shown: Shown
  /** What WeChat laid before the person, in this order. */
  readonly prompts: string[]
  /** A tap is being handled. */
  readonly tapping: () => boolean
}

const OUTSIDE = [
  'makePhoneCall',
  'openLocation',
  'previewImage',
  'exitMiniProgram',
  'openCustomerServiceChat',
  'vibrateShort',
  'showShareMenu',
  'hideShareMenu',
  'hideHomeButton',
  'setKeepScreenOn',
  'setScreenBrightness',
  'showNavigationBarLoading',
  'hideNavigationBarLoading',
  'setNavigationBarColor',
  'setBackgroundColor',
  'setBackgroundTextStyle',
  'hideKeyboard',
  'updateWeChatApp'
] as const

/** WeChat refuses `undefined` and other kinds where it wants text. */
function wanted(name: string, options: Options): string {
  const value = options[name]
  if (typeof value !== 'string')
    throw new Refused(`parameter error: parameter.${name} should be String instead of ${typeof value}`)
  return value
}

/** How long a person reads a question, ms. */
const READING_MS = 600

const read = <T>(answer: T) => new Promise<T>((resolve) => setTimeout(resolve, READING_MS, answer))

/** A call that WeChat takes only while it handles a tap; whether it does is seen when the call is made. */
function inTap(host: FeedbackHost, name: string, work: (options: Options) => void) {
  return (given?: unknown): unknown => {
    const tapping = host.tapping()
    return defineCall(host, name, (options) => {
      if (!tapping) throw new Refused('can only be invoked by user TAP gesture.')
      work(options)
    })(given)
  }
}

/** Toasts, dialogs, the clipboard, and whatever happens outside of the app: recorded, and answered as the test says. */
export function feedbackCalls(host: FeedbackHost) {
  const { shown, answers, phone } = host
  // no two pictures are the same
  let chosen = 0
  const agree = () => agreeToPrivacy(phone, answers, host.prompts)
  const outside = OUTSIDE.map((name) => [
    name,
    defineCall(host, name, (options) => {
      shown.outside.push({ name, options: JSON.parse(JSON.stringify(options)) as Options })
    })
  ])
  return {
    ...(Object.fromEntries(outside) as Record<(typeof OUTSIDE)[number], ReturnType<typeof defineCall>>),
    navigateToMiniProgram: inTap(host, 'navigateToMiniProgram', (options) => {
      if (wanted('appId', options) === '') throw new Refused('invalid appid')
      if (answers.otherMini === 'cancel') throw new Refused('cancel')
      shown.outside.push({
        name: 'navigateToMiniProgram',
        options: JSON.parse(JSON.stringify(options)) as Options
      })
    }),
    showToast: defineCall(host, 'showToast', (options) => void shown.toasts.push(wanted('title', options))),
    hideToast: defineCall(host, 'hideToast', () => undefined),
    showLoading: defineCall(host, 'showLoading', (options) => {
      wanted('title', options)
      shown.loading = true
    }),
    hideLoading: defineCall(host, 'hideLoading', () => {
      shown.loading = false
    }),
    showModal: defineCall(host, 'showModal', (options) => {
      for (const name of ['confirmText', 'cancelText']) {
        if (options[name] !== undefined && wanted(name, options).length > 4)
          throw new Refused(`${name} length should not larger than 4 Chinese characters`)
      }
      shown.modals.push([options['title'], options['content']].filter(Boolean).join(': '))
      const hit = answers.modal === 'double tap'
      if (hit) answers.modal = 'cancel'
      const confirm = hit || answers.modal === 'confirm'
      const answer = { confirm, cancel: !confirm, content: null }
      return hit ? answer : read(answer)
    }),
    showActionSheet: defineCall(host, 'showActionSheet', () => {
      throw new Refused('cancel')
    }),
    setClipboardData: defineCall(host, 'setClipboardData', (options) => {
      agree()
      phone.clipboard = wanted('data', options)
    }),
    getClipboardData: defineCall(host, 'getClipboardData', () => ({ data: phone.clipboard })),
    scanCode: defineCall(host, 'scanCode', () => {
      if (answers.scan === 'system off') throw new Refused('system permission denied', 3)
      if (answers.scan === null) throw new Refused('cancel')
      return { result: answers.scan, scanType: 'QR_CODE', charSet: 'utf-8', path: '', rawData: '' }
    }),
    chooseMedia: defineCall(host, 'chooseMedia', () => {
      agree()
      const tempFilePath = `wxfile://tmp_picture_${(chosen += 1)}.png`
      return { type: 'image', tempFiles: [{ tempFilePath, size: 70, fileType: 'image' }] }
    }),
    chooseImage: defineCall(host, 'chooseImage', () => ({
      tempFilePaths: ['wxfile://tmp_picture.png'],
      tempFiles: [{ path: 'wxfile://tmp_picture.png', size: 70 }]
    }))
  }
}
