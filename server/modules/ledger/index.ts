/** The ledger of every order. */

export { explainOrder } from './repository'
