/** Handing over what was paid. */

/** For the composition root: payments and orders are given it. */
export { fulfilmentOf } from './fulfilment-of'
