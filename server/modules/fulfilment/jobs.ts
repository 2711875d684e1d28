import type { Resources } from '../../core/resources'
import { fulfilmentOf } from './fulfilment-of'

/** The job that hands over paid orders which could not be handed over at once. */
export function fulfilmentModule(resources: Resources): void {
  resources.jobs.every('fulfil paid orders', 5_000, fulfilmentOf(resources).handOverLeftovers)
}
