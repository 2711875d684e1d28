import { readAddress } from '../address'
import type { PageStack } from '../page-stack'
import { defineCall, type CallHost, type Options } from './define'
import { Refused } from './refused'

/** The stack of open pages as calls need it. */
export interface OpenPages extends Pick<
  PageStack,
  'navigateTo' | 'redirectTo' | 'reLaunch' | 'navigateBack'
> {
  readonly top: { title: string } | undefined
}

export interface NavigationHost extends CallHost {
  readonly stack: OpenPages
  readonly launch: () => { path: string; query: Readonly<Record<string, string>>; scene: number }
}

/** Going from page to page, and the title of the page that is shown. */
export function navigationCalls(host: NavigationHost) {
  const { stack, realm } = host
  const launchOptions = () => realm.copy({ ...host.launch(), referrerInfo: {}, apiCategory: 'default' })
  return {
    navigateTo: defineCall(host, 'navigateTo', ({ url }: Options) => stack.navigateTo(url)),
    redirectTo: defineCall(host, 'redirectTo', ({ url }: Options) => stack.redirectTo(url)),
    reLaunch: defineCall(host, 'reLaunch', ({ url }: Options) => stack.reLaunch(url)),
    navigateBack: defineCall(host, 'navigateBack', ({ delta }: Options) => stack.navigateBack(delta)),
    switchTab: defineCall(host, 'switchTab', ({ url }: Options) => {
      throw new Refused(`can not switch to no-tabBar page ${readAddress(String(url)).page}`)
    }),
    setNavigationBarTitle: defineCall(host, 'setNavigationBarTitle', ({ title }: Options) => {
      if (typeof title !== 'string') throw new Refused('parameter error: parameter.title should be String')
      if (!stack.top) throw new Refused('no page')
      stack.top.title = title
    }),
    getLaunchOptionsSync: launchOptions,
    getEnterOptionsSync: launchOptions
  }
}
