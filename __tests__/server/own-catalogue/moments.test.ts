import { ENTITIES } from '../../../server/db/catalogue-files/entities'
import { endProblems, lastWholeDay, withMoments } from '../../../server/db/catalogue-files/moments'
import { endOfDay } from '../../../server/lib/ends'

const NOW = new Date('2026-11-27T23:59:59.999+08:00')
const coupons = ENTITIES.find(({ name }) => name === 'coupons')
if (!coupons) throw new Error('there are no coupons')

const seen = (entry: Record<string, unknown>) => withMoments(coupons, entry, NOW)

test.each([
  ['2026-12-31', '2026-12-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
  ['today', '2026-11-26T16:00:00.000Z', '2026-11-27T16:00:00.000Z'],
  ['in 3 days', '2026-11-29T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
  ['1 day ago', '2026-11-25T16:00:00.000Z', '2026-11-26T16:00:00.000Z']
])('%s as a start is the beginning of that day, as an end its end', (day, startsAt, endsAt) => {
  expect(seen({ startsAt: day, endsAt: day })).toEqual({ startsAt, endsAt })
  expect(endProblems(coupons, { startsAt: day, endsAt: day }, NOW)).toEqual([])
})

test('a start may have its time', () => {
  const startsAt = '2026-12-01T10:00:00+08:00'
  expect(seen({ startsAt })).toEqual({ startsAt })
})

test.each([
  '2026-12-31T00:00:00+08:00',
  '2026-12-31T23:59:59+08:00',
  '2026-12-31T16:00:00.000Z',
  'soon',
  '2026-13-01'
])('an end with a time, or that is no day, is a fault: %s', (endsAt) => {
  expect(endProblems(coupons, { endsAt }, NOW)).toEqual([
    ['endsAt', 'It is the last day, without a time: 2026-12-31, today, in 30 days']
  ])
})

test('an end is written as its last day; what was ended in the middle of a day stays ended', () => {
  expect(lastWholeDay(endOfDay('2026-12-31'))).toBe('2026-12-31')
  const stopped = new Date('2026-12-31T10:00:00+08:00') as ReturnType<typeof endOfDay>
  expect(lastWholeDay(stopped)).toBe('2026-12-30')
})
