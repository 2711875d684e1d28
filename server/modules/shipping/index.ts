/** Goods that are sent. */

/** Books what is to be sent, inside the caller’s transaction. */
export { bookShipment } from './ship'

/** Paid orders of which the warehouse has not heard yet, and how one of them is handed over at once. */
export { endRest, restingShipments, type RestingShipment } from './shipment-repository'

/** What can be kept back, and what was sent. */
export { keepBack, keepBackAgreed, sentOf, wasSent } from './take-back'

/** Carriers, by kuaidi100's code. */
export { carrierOf } from './carriers'

/** For the composition root: what buyers may do about their parcels. */
export { shippingActions } from './service'
