/** All kinds of the catalogue, in the order in which they are written: each refers to those before it. */
import { helpEntities } from './entities-help'
import { lotteryEntities } from './entities-lottery'
import { loungeEntities } from './entities-lounges'
import { mallEntities } from './entities-mall'
import { distributionEntities } from './entities-distribution'
import { offerEntities } from './entities-offers'
import { questionEntities } from './entities-questions'
import { rightsEntities } from './entities-rights'
import { ticketEntities } from './entities-tickets'
import type { Entity } from './entity'

export const ENTITIES: readonly Entity[] = [
  ...rightsEntities,
  ...mallEntities,
  ...ticketEntities,
  ...loungeEntities,
  ...offerEntities,
  ...distributionEntities,
  ...helpEntities,
  ...lotteryEntities,
  ...questionEntities
]
