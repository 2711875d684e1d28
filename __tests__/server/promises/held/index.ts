import { GOODS_KEPT } from './goods'
import type { Kept } from './held'
import { ORDERS_KEPT } from './orders'
import { PEOPLE_KEPT } from './people'

export const KEPT_PARTS: readonly Kept[] = [PEOPLE_KEPT, GOODS_KEPT, ORDERS_KEPT]

/** Which tests hold which promise. */
export const KEPT: Kept = Object.assign({}, ...KEPT_PARTS) as Kept
