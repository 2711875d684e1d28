import type { Resources } from '../../core/resources'
import { fulfilmentDependencies } from './dependencies'
import { fulfilmentOver, type Fulfilment } from './fulfilment'

/** Handing over, as this server does it. */
export const fulfilmentOf = (resources: Resources): Fulfilment =>
  fulfilmentOver(fulfilmentDependencies(resources))
