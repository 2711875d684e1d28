import type { Data, OrderKind, ReferralCampaign } from '@contract/types'
import type { PageRequest } from '../../core/cursor'
import type { Queryable } from '../../db/client'
import { iso, isoEnd, isoOrNull } from '../../lib/iso'
import { findCampaign, namesOfRates, type CampaignRow } from './campaign-repository'
import type { Account } from './ledger-repository'
import { maskName } from './model'
import { listCommissions, listInvitees } from './read-repository'

const KINDS: Readonly<Record<OrderKind, string>> = {
  card: '会员卡',
  plate: '权益包',
  product: '电子券',
  sku: '商城商品',
  ticket: '景点门票',
  lounge: '悦途会员',
  partner: '合作方订单'
}

function stateOf({ startsAt, endsAt }: CampaignRow, now: Date): ReferralCampaign['state'] {
  if (endsAt <= now) return 'ended'
  return startsAt > now ? 'soon' : 'running'
}

/** The channel's campaign as members see it, its rates with descriptions. */
export async function readCampaign(db: Queryable, channel: string, now: Date): Promise<Data<'getCampaign'>> {
  const row = await findCampaign(channel, now, db)
  if (!row) return { campaign: null }
  const { id: campaignId, startsAt, endsAt, rates, ...rest } = row
  const existing = await namesOfRates(
    rates.map(({ id }) => id),
    db
  )
  const nameOf = ({ of, id }: (typeof rates)[number]) =>
    of === 'kind' ? KINDS[id as OrderKind] : existing.find((one) => one.of === of && one.id === id)?.name
  const named = rates.flatMap((rate) => {
    const name = nameOf(rate)
    return name === undefined ? [] : [{ name, basisPoints: rate.basisPoints }]
  })
  const period = { startsAt: iso(startsAt), endsAt: isoEnd(endsAt), state: stateOf(row, now) }
  return { campaign: { ...rest, campaignId, ...period, rates: named } }
}

/** How a friend is displayed: by the masked number, or the masked name if there is no number. */
const friendName = ({ mobile, nickname }: { readonly mobile: string | null; readonly nickname: string }) =>
  mobile ?? maskName(nickname)

/** Friends referred by a member. */
export async function readInvitees(
  db: Queryable,
  account: Account,
  part: PageRequest
): Promise<Data<'listInvitees'>> {
  const { rows, next } = await listInvitees(account, part, db)
  const list = rows.map((row) => ({
    name: friendName(row),
    boundAt: iso(row.boundAt),
    orders: row.orders,
    commissionFen: row.commissionFen
  }))
  return { list, next }
}

const TAIL = -6

/** A member's commissions. */
export async function readCommissions(
  db: Queryable,
  account: Account,
  part: PageRequest
): Promise<Data<'listCommissions'>> {
  const { rows, next } = await listCommissions(account, part, db)
  const list = rows.map(({ orderNo, bookedAt, settlesAt, state, amountFen, entries, ...friend }) => ({
    orderTail: orderNo.slice(TAIL),
    name: friendName(friend),
    state,
    amountFen,
    paidAt: iso(bookedAt),
    settlesAt: isoOrNull(settlesAt),
    entries: entries.map((entry) => ({ ...entry, at: iso(new Date(entry.at)) }))
  }))
  return { list, next }
}
