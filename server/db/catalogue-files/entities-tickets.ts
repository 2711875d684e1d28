import { refundRule, sight } from '@contract/ticket/shapes'
import { text } from '@contract/common'
import { z } from 'zod'
import { sights, ticketKinds } from '../schema/ticket'
import { entity, type Entity } from './entity'
import { placed, priced } from './entity-rules'
import { refsTo } from './refs'

/** Sights, and the kinds of tickets that are sold for a day there. */
export const ticketEntities: readonly Entity[] = [
  entity({
    name: 'sights',
    table: sights,
    takeAway: 'offSale',
    refine: {
      name: text(40, 1),
      category: sight.shape.category,
      level: text(10),
      subtitle: text(60),
      closedOn: z.array(z.int().min(1).max(7)),
      lng: z.number().min(-180).max(180),
      lat: z.number().min(-90).max(90)
    },
    complete: (entry) => ({ onSale: true, level: '', subtitle: '', hot: 0, ...entry })
  }),
  entity({
    name: 'ticket-kinds',
    table: ticketKinds,
    takeAway: 'offSale',
    refs: [refsTo('sightId', 'sights')],
    refine: {
      name: text(40, 1),
      audience: text(60),
      includes: text(80),
      refundRule,
      mostAnOrder: z.int().min(1)
    },
    complete: (entry, index) => ({ weekendFen: entry['priceFen'], ...placed(entry, index) }),
    check: priced
  })
]
