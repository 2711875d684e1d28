import { showVendorCaptcha } from '@/platform/security/vendor-captcha'

const CAPTCHA = { appId: '190000001', script: 'https://turing.captcha.qcloud.com/TJCaptcha.js' }
type Callback = (result: object) => void

let shown: string[] = []
/** The vendor's class as its script defines it; `result` is what its user does. */
const vendor = (result: object) =>
  class {
    constructor(
      readonly appId: string,
      readonly callback: Callback
    ) {}
    show() {
      shown.push(this.appId)
      this.callback(result)
    }
  }
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="TJCaptcha"]')]
const setVendor = (given: unknown) => Object.assign(window, { TencentCaptcha: given })

beforeEach(() => {
  shown = []
  setVendor(undefined)
  scripts().forEach((script) => script.remove())
})

it('loads the script from the vendor, shows its captcha and gives what was passed', async () => {
  const answer = showVendorCaptcha(CAPTCHA)
  expect(scripts().map(({ src }) => src)).toEqual([CAPTCHA.script])
  setVendor(vendor({ ret: 0, ticket: 'tr03x', randstr: '@y' }))
  scripts()[0]?.dispatchEvent(new Event('load'))
  expect(await answer).toEqual({ ticket: 'tr03x', random: '@y' })
  expect(shown).toEqual(['190000001'])
})

it.each([
  ['closed by the user', { ret: 2, ticket: null }, 'closed'],
  ['its server is out of reach', { ret: 0, ticket: 'terror_1001', randstr: '@y', errorCode: 1001 }, 'failed'],
  ['an answer without a ticket', { ret: 0 }, 'failed']
])('%s', async (_name, result, expected) => {
  setVendor(vendor(result))
  expect(await showVendorCaptcha(CAPTCHA)).toBe(expected)
})

it('a script that does not come is given up, and leaves nothing behind', async () => {
  const answer = showVendorCaptcha(CAPTCHA)
  scripts()[0]?.dispatchEvent(new Event('error'))
  expect(await answer).toBe('failed')
  expect(scripts()).toEqual([])
})
