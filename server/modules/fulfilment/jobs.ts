import type { Kit } from '../../http/kit'
import { fulfilmentOf } from './fulfilment-of'

/** The chore of handing over: what was paid and could not be handed over at once. */
export function fulfilmentModule(kit: Kit): void {
  kit.jobs.every('fulfil paid orders', 5_000, fulfilmentOf(kit).handOverLeftovers)
}
