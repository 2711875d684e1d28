/** Goods that are sent. */

/** Books what is to be sent, inside the caller’s transaction. */
export { bookShipment } from './ship'

/** What can be kept back, and what was sent. */
export { keepBack, keepBackAgreed, sentOf, wasSent } from './take-back'

/** Carriers, by kuaidi100's code. */
export { carrierOf } from './carriers'

/** For the composition root: what buyers may do about their parcels. */
export { shippingActions } from './service'
