import { text } from '@contract/common'
import { loungeArea, loungeFacility, timeOfDay } from '@contract/lounge/shapes'
import { z } from 'zod'
import { airports, loungePlans, lounges } from '../schema/lounge'
import { entity, type Entity, type Values } from './entity'
import { placed, priced, type Problem } from './entity-rules'
import { refsTo } from './refs'

/** Opens before it closes: hours past midnight are two entries per day, and none of our lounges has them. */
const openingHours = ({ opensAt, closesAt }: Values): readonly Problem[] =>
  String(opensAt) < String(closesAt) ? [] : [['closesAt', 'It closes before it opens']]

/** A purchased membership can be used. */
function planHolds(entry: Values): readonly Problem[] {
  const { guests, guestsAtOnce } = entry
  return [
    ...priced(entry),
    ...(Number(guestsAtOnce) > Number(guests) ? [['guestsAtOnce', 'More at once than in all'] as const] : []),
    ...(Number(guests) > 0 && Number(guestsAtOnce) === 0
      ? [['guestsAtOnce', 'Its guests could never come along'] as const]
      : [])
  ]
}

/** Airports with their lounges, and the memberships that give access. */
export const loungeEntities: readonly Entity[] = [
  entity({
    name: 'airports',
    about: 'Airports with lounges.',
    words: {
      id: 'its IATA code, three capital letters: PEK',
      pinyin: 'bei jing shou dou: of city and name; found by it and by its initials'
    },
    table: airports,
    takeAway: 'offSale',
    refine: {
      id: z.string().regex(/^[A-Z]{3}$/, 'An IATA code is three capital letters'),
      name: text(40, 1),
      city: text(30, 1),
      pinyin: z
        .string()
        .regex(/^[a-z]+( [a-z]+)*$/, 'A reading is small letters with a blank between syllables')
    },
    complete: (entry) => ({ onSale: true, hot: 0, ...entry })
  }),
  entity({
    name: 'lounges',
    about: 'Lounges, in the order in which an airport lists them.',
    words: {
      airportId: 'one of airports',
      terminal: 'T2 and the like',
      area: 'behind which border: domestic, international',
      place: 'how to find it, in a line',
      opensAt: 'HH:mm in China time',
      closesAt: 'HH:mm, later than opensAt; 24:00 ends the day',
      stayHours: 'how long one may stay, hours',
      facilities: 'what one finds there: meal, drink, shower, wifi, nap, kids, work, view'
    },
    table: lounges,
    takeAway: 'offSale',
    refs: [refsTo('airportId', 'airports')],
    refine: {
      name: text(40, 1),
      terminal: text(20, 1),
      area: loungeArea,
      place: text(80, 1),
      opensAt: timeOfDay,
      closesAt: timeOfDay,
      stayHours: z.int().min(1).max(24),
      facilities: z.array(loungeFacility)
    },
    complete: (entry, index) => ({ onSale: true, sort: index + 1, stayHours: 3, ...entry }),
    check: openingHours
  }),
  entity({
    name: 'lounge-plans',
    about: 'Memberships for airport lounges. Who bought one keeps what it was.',
    words: {
      days: 'how long it is good for, days',
      visits: 'how often its member may enter',
      guests: 'how many guests may come along in all',
      guestsAtOnce: 'how many of them at once'
    },
    table: loungePlans,
    takeAway: 'offSale',
    hasStock: true,
    atFirst: ['sold'],
    refine: {
      name: text(30, 1),
      subtitle: text(60),
      days: z.int().min(1).max(3650),
      visits: z.int().min(1),
      guests: z.int().min(0),
      guestsAtOnce: z.int().min(0).max(9)
    },
    complete: placed,
    check: planHolds
  })
]
