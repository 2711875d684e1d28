import { pageKeyOf } from '../../../server/core/session-token'
import { newestSmsCode, newMobile } from '../../support/api'
import { appOrigin, type Phone } from './phone'

/** What a device keeps of a member who is logged in. */
export interface KnownMember {
  readonly token: string
  readonly memberId: string
}

/** A stored value, as the app keeps it on the device; `ends`: ms since 1970. */
export const stored = (value: unknown, ends: number | null = null): string =>
  JSON.stringify({ v: value, e: ends })

/** A page that finds out nothing by itself, as others do with the place where the device is. */
const STILL = '/pages-my/agreement/index?kind=user'

/** Puts stored values on a phone as if the app had kept them, and lets it tell the server what a first screen needs of them. */
export async function keepOn({ page }: Phone, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(appOrigin() + STILL)
  await page.evaluate(
    (all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)),
    values
  )
  await page.goto(appOrigin() + STILL)
}

/** Makes a phone the member's: with all that a login leaves on it. */
export async function belongTo(phone: Phone, { token, memberId }: KnownMember): Promise<void> {
  await keepOn(phone, {
    accessToken: stored(token, Date.now() + 3_600_000),
    memberId: stored(memberId)
  })
  // only now: an app that finds no token gives up what the browser keeps of one
  const url = appOrigin()
  await phone.context.addCookies([
    { name: 'member', value: '1', url },
    { name: 'page', value: pageKeyOf(token), url }
  ])
}

/** Somebody who has just become a member, by SMS, as the app does it: they have nothing yet. `cookie`: what their browser keeps. */
export async function newMember(): Promise<KnownMember & { mobile: string; cookie: string }> {
  const mobile = newMobile()
  const base = `${appOrigin()}/main/unionbuy-server/proxy/unionbuy-member`
  const headers = {
    'content-type': 'application/json',
    'x-platform': 'h5',
    origin: appOrigin(),
    'sec-fetch-site': 'same-origin'
  }
  const post = (name: string, body: object) =>
    fetch(`${base}/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('sms/sendSmsCode', { mobile })
  const code = await newestSmsCode(appOrigin(), mobile)
  const answer = await post('auth/loginWithSmsCode', { mobile, code, agreementVersion: '2026.12' })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const { data } = (await answer.json()) as { data: { accessToken: string; memberId: string } }
  return { mobile, cookie: cookies.join('; '), token: data.accessToken, memberId: data.memberId }
}
