/** Delivery addresses, as their owners see them. */
export { myAddress, myAddresses } from './service'

/** When two accounts become one. */
export { forgetSameAddresses } from './join'

/** Where goods that nobody bought are sent. */
export { addressForGift } from './for-gift'
