import { holdBack } from '../navigation/back-entries.weapp'
import type { HoldOverlay } from './overlay-types'

/** The mini-program has no focus and no Escape; the scrim's `catchMove` stops the page from scrolling. */
export const holdOverlay: HoldOverlay = (_id, onClose) => holdBack(onClose)
