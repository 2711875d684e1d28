import type { BridgeRoute } from './mini-bridge-types'

/** This is the mini-program: what a web view would request is done here. */
export const openInMini = (_link: string, _way: BridgeRoute = 'push'): Promise<boolean> =>
  Promise.resolve(false)

export const postToMini = (_data: object): void => undefined
