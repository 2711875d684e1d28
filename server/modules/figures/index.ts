/** Figures of the whole business, for staff. */

export { dayFigures } from './day'
export { funnelFigures } from './funnel'
export { rightsDue, rightsFigures } from './rights'
export { salesFigures } from './sales'
export { waitingWork } from './waiting-repository'
