import Taro from '@tarojs/taro'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { entryLoginSettled } from '@/features/session/entry-login-state'
import { endSession } from '@/features/session/session'
import { launch } from '@/launch/run'
import { stringifyQuery } from '@/lib/query-string'
import { store } from '@/lib/store'
import { removeStored, storedValueTable, type StoredKey } from '@/platform/storage/stored-values'
import { bareOf } from '@/routes/bare'
import { registerPath } from '@/routes/registered-paths'
import { ok } from '../../support/fake-api'

export const mini = process.env.TARO_ENV === 'weapp'
export const LOGIN = { accessToken: 'fresh', openId: 'o', memberId: 'm1', isNew: false }
/** What a ticket of WeChat's login gives: the member of the identity, or a ticket by which it can be bound to one. */
export const BOUND = ok({ ...LOGIN, bindTicket: null })
export const UNBOUND = ok({
  accessToken: null,
  openId: 'o',
  memberId: null,
  isNew: false,
  bindTicket: 'bind-1234567890123'
})

let time = Date.now()

/** A start of the app: nothing stored, one page on the screen, navigation heard. */
export function freshStart(): void {
  // far apart, so that no navigation of one test passes for a double tap of the one before
  const now = (time += 60_000)
  jest.spyOn(Date, 'now').mockReturnValue(now)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
  for (const way of ['reLaunch', 'redirectTo', 'navigateTo'] as const)
    jest.spyOn(Taro, way as 'reLaunch').mockImplementation(({ url }) => {
      stand(url)
      return Promise.resolve({ errMsg: '' })
    })
  jest.spyOn(Taro, 'login').mockResolvedValue({ code: 'wx-code', errMsg: '' })
}

/** From now on this page is the one that is shown. */
export function stand(url: string): void {
  const router = { path: url.split('?')[0], params: {} }
  registerPath(bareOf(url))
  jest.spyOn(Taro, 'getCurrentInstance').mockReturnValue({ router } as never)
}

/** Forgets all that a test left. */
export async function tidyUp(): Promise<void> {
  await entryLoginSettled()
  settleLoginPopUp(false)
  endSession()
  for (const key of Object.keys(storedValueTable) as StoredKey[]) removeStored(key)
  jest.restoreAllMocks()
}

/** Opens the app by a link, and waits for what that began. */
export async function openBy(query: Record<string, string>, path = 'pages/market/index'): Promise<void> {
  if (mini) jest.spyOn(Taro, 'getLaunchOptionsSync').mockReturnValue({ path, query, scene: 1001 } as never)
  else window.history.replaceState(null, '', `/${path}?${stringifyQuery(query)}`)
  launch()
  await entryLoginSettled()
}

/** Where the app has gone to, in order. */
export const gone = (): string[] =>
  [Taro.reLaunch, Taro.redirectTo, Taro.navigateTo].flatMap((way) =>
    jest.mocked(way as (options: { url: string }) => Promise<unknown>).mock.calls.map(([{ url }]) => url)
  )

export const popUp = () => store.get(loginPopUpAtom)
