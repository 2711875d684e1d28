/** Handing over paid orders. */

/** For the composition root: passed to payments and orders. */
export { fulfilmentOf } from './fulfilment-of'
