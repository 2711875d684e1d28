import type { Resources } from '../../core/resources'
import { fulfilmentOf } from './fulfilment-of'

/** The chore of handing over: what was paid and could not be handed over at once. */
export function fulfilmentModule(resources: Resources): void {
  resources.jobs.every('fulfil paid orders', 5_000, fulfilmentOf(resources).handOverLeftovers)
}
