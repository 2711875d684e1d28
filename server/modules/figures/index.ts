/** Figures of the whole business, for staff. */

export { dayFigures } from './day'
export { salesFigures } from './sales'
export { waitingWork } from './waiting-repository'
