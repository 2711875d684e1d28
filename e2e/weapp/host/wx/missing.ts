import type { Answers } from '../phone'

/** Calls that WeChat's library has from a version on. */
const SINCE: Readonly<Record<string, readonly string[]>> = {
  '2.19.2': ['requestVirtualPayment'],
  '2.20.1': [
    'getWindowInfo',
    'getDeviceInfo',
    'getAppBaseInfo',
    'getSystemSetting',
    'getAppAuthorizeSetting'
  ],
  '2.32.3': [
    'getPrivacySetting',
    'requirePrivacyAuthorize',
    'openPrivacyContract',
    'onNeedPrivacyAuthorization'
  ]
}

/** In Moments (scene 1154) WeChat refuses these. */
const NOT_ALONE = [
  'login',
  'checkSession',
  'authorize',
  'getLocation',
  'chooseLocation',
  'chooseAddress',
  'requirePrivacyAuthorize',
  'navigateTo',
  'redirectTo',
  'reLaunch',
  'navigateBack',
  'navigateToMiniProgram',
  'requestPayment',
  'requestVirtualPayment',
  'openSetting'
]

const parts = (version: string) => version.split('.').map(Number)

function isOlder(version: string, than: string): boolean {
  const [one, other] = [parts(version), parts(than)]
  const at = other.findIndex((part, index) => one[index] !== part)
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Calls that a library does not have yet: they are undefined, as in WeChat. */
export function missingCalls({ library }: Pick<Answers, 'library'>): readonly string[] {
  return Object.entries(SINCE).flatMap(([version, names]) => (isOlder(library, version) ? names : []))
}

/** What may not be called in Moments, each replaced by a call that is a problem. */
export function refusedAlone(problem: (text: string) => void): Record<string, () => undefined> {
  return Object.fromEntries(
    NOT_ALONE.map((name) => [name, () => void problem(`wx.${name} was called in Moments, where it fails`)])
  )
}
