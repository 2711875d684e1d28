import fc from 'fast-check'
import { endOfRounds, roundsOf, runningRound, type PlateTerm } from '../../../server/domain/plate-rounds'

const china = (text: string) => new Date(`${text}+08:00`)
const DAY = 86_400_000

const monthly: PlateTerm = {
  startsAt: china('2027-01-31T10:30:00'),
  endsAt: china('2028-01-31T10:30:00'),
  period: 'month',
  rounds: 12
}

const anyTerm: fc.Arbitrary<PlateTerm> = fc
  .record({
    startsAt: fc.date({ min: new Date('2000-01-01Z'), max: new Date('2060-01-01Z'), noInvalidDate: true }),
    length: fc.integer({ min: 1, max: 2000 * DAY }),
    period: fc.constantFrom(
      'once' as const,
      'week' as const,
      'month' as const,
      'quarter' as const,
      'year' as const
    ),
    rounds: fc.integer({ min: 1, max: 80 })
  })
  .map(({ startsAt, length, period, rounds }) => ({
    startsAt,
    endsAt: new Date(startsAt.getTime() + length),
    period,
    rounds
  }))

describe('rounds of a plate', () => {
  it('starts a month after the day it began, at midnight in China, on the last day of shorter months', () => {
    const starts = roundsOf(monthly).map((round) => round.startsAt)
    expect(starts.slice(0, 5)).toEqual([
      china('2027-01-31T10:30:00'),
      china('2027-02-28T00:00:00'),
      china('2027-03-31T00:00:00'),
      china('2027-04-30T00:00:00'),
      china('2027-05-31T00:00:00')
    ])
  })

  it('knows leap years', () => {
    const leap = { ...monthly, startsAt: china('2028-01-31T00:00:00'), endsAt: china('2029-01-31T00:00:00') }
    expect(roundsOf(leap)[1]?.startsAt).toEqual(china('2028-02-29T00:00:00'))
    const yearly = {
      ...leap,
      startsAt: china('2028-02-29T08:00:00'),
      endsAt: china('2033-01-01T00:00:00'),
      period: 'year' as const
    }
    expect(roundsOf(yearly).map((round) => round.startsAt)).toEqual([
      china('2028-02-29T08:00:00'),
      china('2029-02-28T00:00:00'),
      china('2030-02-28T00:00:00'),
      china('2031-02-28T00:00:00'),
      china('2032-02-29T00:00:00')
    ])
  })

  it('counts the day in China, not in UTC', () => {
    // 23:30 on 30 June UTC is 1 July in China
    const term = { ...monthly, startsAt: new Date('2027-06-30T23:30:00Z') }
    expect(roundsOf(term)[1]?.startsAt).toEqual(china('2027-08-01T00:00:00'))
  })

  it('counts weeks and quarters', () => {
    const weekly = { ...monthly, period: 'week' as const }
    expect(roundsOf(weekly)[1]?.startsAt).toEqual(china('2027-02-07T00:00:00'))
    const quarterly = { ...monthly, period: 'quarter' as const }
    expect(roundsOf(quarterly)[1]?.startsAt).toEqual(china('2027-04-30T00:00:00'))
  })

  it('has one round when its period is once, whatever the number says', () => {
    expect(roundsOf({ ...monthly, period: 'once' })).toEqual([
      { roundNo: 1, rounds: 1, startsAt: monthly.startsAt, endsAt: monthly.endsAt }
    ])
  })

  it('has only as many rounds as fit before its end, and the last of them ends there', () => {
    const short = { ...monthly, endsAt: china('2027-03-31T00:00:00') }
    expect(roundsOf(short).map((round) => [round.roundNo, round.rounds, round.endsAt])).toEqual([
      [1, 2, china('2027-02-28T00:00:00')],
      [2, 2, china('2027-03-31T00:00:00')]
    ])
  })

  it('lets the last round run to the end of a longer plate', () => {
    expect(roundsOf({ ...monthly, rounds: 2 }).at(-1)).toMatchObject({ roundNo: 2, endsAt: monthly.endsAt })
  })

  it('runs no round outside the plate', () => {
    expect(runningRound(monthly, new Date(monthly.startsAt.getTime() - 1))).toBeNull()
    expect(runningRound(monthly, monthly.endsAt)).toBeNull()
    expect(runningRound(monthly, monthly.startsAt)?.roundNo).toBe(1)
    expect(runningRound(monthly, new Date(monthly.endsAt.getTime() - 1))?.roundNo).toBe(12)
  })

  it('says where its rounds are over by themselves', () => {
    expect(endOfRounds(china('2026-11-21T18:00:00'), 'month', 3)).toEqual(china('2027-02-21T00:00:00'))
  })
})

describe('rounds in bulk', () => {
  it('tile the time of the plate without gap or overlap', () => {
    fc.assert(
      fc.property(anyTerm, (term) => {
        const rounds = roundsOf(term)
        expect(rounds[0]?.startsAt).toEqual(term.startsAt)
        expect(rounds.at(-1)?.endsAt).toEqual(term.endsAt)
        rounds.forEach((round, index) => {
          expect(round.roundNo).toBe(index + 1)
          expect(round.rounds).toBe(rounds.length)
          expect(round.startsAt.getTime()).toBeLessThan(round.endsAt.getTime())
          if (index > 0) expect(round.startsAt).toEqual(rounds[index - 1]?.endsAt)
        })
        expect(rounds.length).toBeLessThanOrEqual(term.rounds)
      }),
      { numRuns: 500 }
    )
  })

  it('gives every moment of the plate exactly the round that holds it', () => {
    fc.assert(
      fc.property(anyTerm, fc.double({ min: 0, max: 0.999999, noNaN: true }), (term, share) => {
        const length = term.endsAt.getTime() - term.startsAt.getTime()
        const moment = new Date(term.startsAt.getTime() + Math.floor(length * share))
        const holding = roundsOf(term).filter((round) => round.startsAt <= moment && moment < round.endsAt)
        expect(holding).toEqual([runningRound(term, moment)])
      }),
      { numRuns: 500 }
    )
  })

  it('begin every further round at midnight in China, in the month that the calendar says', () => {
    fc.assert(
      fc.property(anyTerm, (term) => {
        const local = (date: Date) => new Date(date.getTime() + 8 * 3_600_000)
        const begun = local(term.startsAt)
        const step = { once: 0, week: 0, month: 1, quarter: 3, year: 12 }[term.period]
        roundsOf(term)
          .slice(1)
          .forEach((round, index) => {
            const start = local(round.startsAt)
            expect(start.getTime() % DAY).toBe(0)
            if (step === 0) return
            const months =
              (start.getUTCFullYear() - begun.getUTCFullYear()) * 12 +
              start.getUTCMonth() -
              begun.getUTCMonth()
            expect(months).toBe((index + 1) * step)
            expect(start.getUTCDate()).toBeLessThanOrEqual(begun.getUTCDate())
          })
      }),
      { numRuns: 500 }
    )
  })
})
