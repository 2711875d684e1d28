/** Delivery addresses, as their owners see them. */
export { myAddress, myAddresses } from './service'

/** Where goods that nobody bought are sent. */
export { addressForGift } from './for-gift'
