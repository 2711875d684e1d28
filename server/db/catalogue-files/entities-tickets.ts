import { refundRule, sight } from '@contract/ticket/shapes'
import { text } from '@contract/common'
import { z } from 'zod'
import { sights, ticketKinds } from '../schema/ticket'
import { entity, type Entity } from './entity'
import { placed, ticketKindHolds } from './entity-rules'
import { inItsCity } from './places'
import { refsTo } from './refs'

/** Sights and their kinds of dated tickets. */
export const ticketEntities: readonly Entity[] = [
  entity({
    name: 'sights',
    about: 'Sights, with their place.',
    words: {
      pinyin: 'gu gong: found by it and by its initials',
      category: 'what it is listed under: heritage, museum, nature, garden, theme, animal, view, …',
      level: '5A 景区 and the like',
      closedOn: 'weekdays on which it is closed, 1 = Monday to 7',
      introHtml: 'what it is, as HTML',
      noticeHtml: 'what is to be known before an order, as HTML'
    },
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
    complete: (entry) => ({ onSale: true, level: '', subtitle: '', hot: 0, ...entry }),
    check: inItsCity
  }),
  entity({
    name: 'ticket-kinds',
    about: 'Tickets of sights. A day that is open already keeps what it has left.',
    words: {
      sightId: 'one of sights',
      audience: 'who may use it, in a line',
      includes: 'what it contains, in a line',
      weekendFen: 'price on Saturdays and Sundays, fen; as priceFen where nothing is said',
      dailyStock: 'tickets a day',
      ageFrom: 'from this age on, on the day of the visit',
      ageTo: 'up to this age',
      mostAnOrder: 'tickets in one order at most',
      sameDayUntil: 'hour until which one for the same day can be ordered; 0 = until the day before',
      refundRule:
        '{ freeHours, feePercent }: free until so many hours before the day ends, then with the fee; freeHours: null = never free'
    },
    table: ticketKinds,
    takeAway: 'offSale',
    refs: [refsTo('sightId', 'sights')],
    refine: {
      name: text(40, 1),
      audience: text(60),
      includes: text(80),
      refundRule,
      mostAnOrder: z.int().min(1),
      sameDayUntil: z.int().min(0).max(24)
    },
    complete: (entry, index) => ({ weekendFen: entry['priceFen'], ...placed(entry, index) }),
    check: ticketKindHolds
  })
]
