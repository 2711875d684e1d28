/** Partners: orders of theirs that are paid with us, and the ways to their sites. */

/** Tells a partner that its order is paid. */
export { confirmPartnerOrder } from './confirm'
export { partnerDependencies } from './dependencies'

/** A redirect as the contract tells it. Pure. */
export { redirectView, type SiteOf } from './redirect'
