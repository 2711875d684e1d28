/** Cities and stores. */

/** Stores where a privilege can be used. */
export { merchantsForPrivilege, storesOfPrivileges } from './merchants'
