import type { Resources } from '../../core/resources'
import { fulfilmentDependencies } from './dependencies'
import { fulfilmentOver, type Fulfilment } from './fulfilment'

/** Fulfilment as configured on this server. */
export const fulfilmentOf = (resources: Resources): Fulfilment =>
  fulfilmentOver(fulfilmentDependencies(resources))
