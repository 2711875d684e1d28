import { isInMiniProgram } from '../environment/kind'
import type { BridgeRoute } from './mini-bridge-types'
import type { MiniPort } from './wechat-sdk-types'

const METHOD = { push: 'navigateTo', replace: 'redirectTo', relaunch: 'reLaunch' } as const

/** The mini-program around this page; undefined anywhere else, or if WeChat's script does not load. */
async function mini(): Promise<MiniPort | undefined> {
  if (!isInMiniProgram()) return undefined
  try {
    // loaded on demand: the first route of all other users does without it
    const { wechatSdk } = await import(/* webpackChunkName: "wechat-sdk" */ './wechat-sdk')
    return (await wechatSdk()).miniProgram
  } catch {
    return undefined
  }
}

/**
 * Opens a page of the mini-program from a page in its web view.
 * @param link path with query, as accepted by `navigateTo` of the routes
 * @returns true = the mini-program has been notified; false = not in a web view, or it cannot be notified: do
 * it here
 */
export async function openInMini(link: string, way: BridgeRoute = 'push'): Promise<boolean> {
  const port = await mini()
  if (!port) return false
  port[METHOD[way]]({ url: link.startsWith('/') ? link : `/${link}` })
  return true
}

/**
 * Hands data to the mini-program. It arrives on back, destroy and share only: never for what must happen now.
 */
export function postToMini(data: object): void {
  void mini().then((port) => port?.postMessage({ data }))
}
