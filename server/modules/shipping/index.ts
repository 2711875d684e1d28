/** Goods that are shipped. */

/** Books a shipment, inside the caller’s transaction. */
export { bookShipment } from './ship'

/** Queues what WeChat has to be told about the delivery of an order, inside the caller’s transaction. */
export { queueReport, type DeliveryManner } from './report-repository'

/** Paid orders not yet sent to the warehouse, and sending one of them at once. */
export { endRest, restingShipments, type RestingShipment } from './shipment-repository'

/** Parcels that staff send by hand. */
export { knownCarriers, shipByHand, waitingOrders } from './by-hand'

/** What can be held back, and what was sent. */
export { withholdPieces, withholdAgreed, sentOf, wasSent } from './take-back'

/** Goods that nobody bought: sending them, their parcels, and where they go. */
export { giftParcelOf, giftSender } from './gift-parcels'
export { shownReceiver } from './receiver'

/** What was sent of an order, for its buyer. */
export { shipmentOf } from './service'

/** For the composition root: the actions of buyers on their parcels. */
export { shippingActions } from './service'

/** The same with goods that nobody bought, with files, and from files. */
export { isShipped } from './by-hand-repository'
export { sendGiftByHand, waitingGifts } from './gifts-by-hand'
export { allToShip } from './export'
export { checkRows, importRows, sendImported, type SentHow } from './import'
export type { ImportedParcel } from './parcel-rows'
