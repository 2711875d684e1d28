import type { HandedOver, Shared } from './share-types'

/**
 * WeChat opens its list of friends for such a button, and asks the page what it shares (`useShareAppMessage`).
 */
export const shareAttributes = { openType: 'share' } as const

/** Nothing left to do. */
export const shareByHand = (_shared: Shared): Promise<HandedOver> => Promise.resolve('shared')
