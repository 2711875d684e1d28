/** Delivery addresses, as their owners see them. */
export { myAddress, myAddresses } from './service'
