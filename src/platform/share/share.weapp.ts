import type { Shared } from './share-types'

/** The mini-program asks its page when the user shares (`useShareAppMessage`). */
export const offerToShare = (_shared: Shared): Promise<void> => Promise.resolve()
