/** Referral campaigns and their money, as the console shows them. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import type { Queryable } from '../../db/client'
import { iso, isoEnd, isoOrNull } from '../../lib/iso'
import { maskedMember } from '../../lib/masked-member'
import { allCampaigns, pageOfCommissions, pageOfPayable, pageOfPayouts } from './operator-repository'

/** All campaigns, running ones first. */
export async function operatorCampaigns(db: Queryable, now: Date): Promise<ConsoleData<'referralCampaigns'>> {
  const items = (await allCampaigns(now, db)).map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    state: now < startsAt ? ('soon' as const) : now < endsAt ? ('running' as const) : ('ended' as const),
    startsAt: iso(startsAt),
    endsAt: isoEnd(endsAt)
  }))
  return { items }
}

/** A page of commissions. */
export async function operatorCommissions(
  db: Queryable,
  { state, ...place }: ConsoleParsed<'commissions'>
): Promise<ConsoleData<'commissions'>> {
  const { rows, next } = await pageOfCommissions(state, place, db)
  const items = rows.map(({ referrer, buyer, bookedAt, settlesAt, settledAt, ...row }) => ({
    ...row,
    referrer: maskedMember(referrer),
    buyer: maskedMember(buyer),
    bookedAt: iso(bookedAt),
    settlesAt: isoOrNull(settlesAt),
    settledAt: isoOrNull(settledAt)
  }))
  return { items, nextCursor: next }
}

/** A page of what has to be paid. */
export async function operatorPayable(
  db: Queryable,
  place: ConsoleParsed<'payableCommissions'>
): Promise<ConsoleData<'payableCommissions'>> {
  const { rows, next } = await pageOfPayable(place, db)
  const items = rows.map(({ channelCode, payableFen, pendingFen, since, ...member }) => ({
    ...{ channelCode, payableFen, pendingFen },
    member: maskedMember(member),
    since: isoOrNull(since)
  }))
  return { items, nextCursor: next }
}

/** A page of what was paid. */
export async function operatorPayouts(
  db: Queryable,
  place: ConsoleParsed<'commissionPayouts'>
): Promise<ConsoleData<'commissionPayouts'>> {
  const { rows, next } = await pageOfPayouts(place, db)
  const items = rows.map(({ channelCode, amountFen, source, at, ...member }) => ({
    ...{ channelCode, amountFen },
    member: maskedMember(member),
    mark: source.split(':').at(-1) ?? '',
    at: iso(at)
  }))
  return { items, nextCursor: next }
}
