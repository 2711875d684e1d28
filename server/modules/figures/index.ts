/** Figures of the whole business, for staff. */

export { dayFigures } from './day'
export { salesFigures } from './sales-repository'
export { waitingWork } from './waiting-repository'
