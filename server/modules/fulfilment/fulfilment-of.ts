import type { Kit } from '../../http/kit'
import { fulfilmentDependencies } from './dependencies'
import { fulfilmentOver, type Fulfilment } from './fulfilment'

/** Handing over, as this server does it. */
export const fulfilmentOf = (kit: Kit): Fulfilment => fulfilmentOver(fulfilmentDependencies(kit))
