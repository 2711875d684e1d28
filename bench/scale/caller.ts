/** Who calls in a shop at size. */
import type { Asker } from './asker'
import type { ShopAtSize } from './shops'
import type { Things } from './things'

/** One who asks in one of the shops. */
export interface Caller {
  readonly shop: ShopAtSize
  readonly things: Things
  readonly asker: Asker
}

/** The three whose calls are compared. */
export interface Callers {
  readonly empty: Caller
  readonly average: Caller
  readonly heavy: Caller
}
