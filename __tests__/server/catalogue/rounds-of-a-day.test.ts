import fc from 'fast-check'
import type { PlatePeriod } from '@contract/types'
import { termFrom } from '../../../server/domain/card-term'
import { deliveryOf } from '../../../server/domain/plate-delivery'
import { roundsOf } from '../../../server/domain/plate-rounds'
import { midnightOf } from '../../../server/lib/china-time'
import { roundsOnNew } from '../../../server/modules/catalogue/carriers'
import { DAY_MS } from '../../../contract/time'

const periods = fc.constantFrom<PlatePeriod>('once', 'week', 'month', 'quarter', 'year')
const days = fc.integer({ min: 0, max: 1500 })
const times = fc.integer({ min: 0, max: DAY_MS - 1 })

test('a new card delivers what it would at any other moment of the day, and what the calendar says', () => {
  fc.assert(
    fc.property(
      periods,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 800 }),
      days,
      fc.array(times, { minLength: 2, maxLength: 4 }),
      (period, rounds, validityDays, day, moments) => {
        const midnight = midnightOf('2026-01-01', day).getTime()
        for (const time of [0, ...moments, DAY_MS - 1]) {
          const now = new Date(midnight + time)
          const delivery = deliveryOf({ period, rounds }, now, termFrom(now, validityDays).endsAt)
          expect(roundsOnNew({ period, rounds }, { validityDays }, now)).toBe(delivery.rounds)
          expect(roundsOf({ ...delivery, period, rounds })).toHaveLength(delivery.rounds)
        }
      }
    ),
    { numRuns: 200 }
  )
})
