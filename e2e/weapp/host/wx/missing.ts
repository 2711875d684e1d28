import { isOlder } from '../../../../__tests__/support/older-version'
import type { Answers } from '../phone'

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

/** Calls that a library does not have yet, by the versions `since` which they are there: they are undefined, as in WeChat. */
export function missingCalls(
  { library }: Pick<Answers, 'library'>,
  since: Readonly<Record<string, string>>
): readonly string[] {
  return Object.keys(since).filter((name) => isOlder(library, since[name] ?? ''))
}

/** What may not be called in Moments, each replaced by a call that is a problem. */
export function refusedAlone(problem: (text: string) => void): Record<string, () => undefined> {
  return Object.fromEntries(
    NOT_ALONE.map((name) => [name, () => void problem(`wx.${name} was called in Moments, where it fails`)])
  )
}
