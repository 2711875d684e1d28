/** Partners: their orders paid through us, and links to their sites. */

/** Notifies a partner that its order is paid. */
export { confirmPartnerOrder } from './confirm'
export { partnerDependencies } from './dependencies'

/** A redirect as the contract shows it. Pure. */
export { redirectView, type SiteOf } from './redirect'
