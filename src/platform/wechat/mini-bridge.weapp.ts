import type { BridgeWay } from './mini-bridge-types'

/** This is the mini-program: what a web view would ask of it is done here. */
export const openInMini = (_link: string, _way: BridgeWay = 'push'): Promise<boolean> =>
  Promise.resolve(false)

export const postToMini = (_data: object): void => undefined
