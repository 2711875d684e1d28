/** Reads activities and a member's participation in them. */
import type { EndOfDay } from '@contract/time'
import type { CashierKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { ActivityKind } from './model'

export interface ActivityBriefRow {
  readonly activityId: string
  readonly kind: ActivityKind
  readonly title: string
  readonly subtitle: string
  readonly picture: string
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
}

export interface ActivityRow extends ActivityBriefRow {
  readonly contentHtml: string
  readonly rulesHtml: string
  readonly usageHtml: string
  readonly agreementVersion: string | null
  readonly agreementHtml: string | null
  readonly stock: number | null
  readonly taken: number
  readonly channelCodes: string[]
  readonly items: { kind: CashierKind; itemId: string }[]
}

const BRIEF = `a.id as "activityId", a.kind, a.title, a.subtitle, a.picture, a.starts_at as "startsAt", a.ends_at as "endsAt"`
const IN_CHANNEL = `(a.channel_codes = '{}' or $2 = any(a.channel_codes))`

const one = statement<ActivityRow>(
  'activity',
  `select ${BRIEF}, a.content_html as "contentHtml", a.rules_html as "rulesHtml", a.usage_html as "usageHtml",
     a.agreement_version as "agreementVersion", a.agreement_html as "agreementHtml", a.stock, a.taken,
     a.channel_codes as "channelCodes",
     (select coalesce(json_agg(json_build_object('kind', i.kind, 'itemId', i.item_id) order by i.sort), '[]')
        from activity_items i where i.activity_id = a.id) as items
   from activities a where a.id = $1 and ${IN_CHANNEL}`
)

const running = statement<ActivityBriefRow>(
  'activities-running',
  `select ${BRIEF} from activities a
   where ($1::text is null or a.kind = $1) and ${IN_CHANNEL} and a.starts_at <= $3 and a.ends_at > $3
   order by a.sort, a.id limit 50`
)

const gift = statement<{ activityId: string }>(
  'activity-of-card',
  `select a.id as "activityId" from activities a join activity_items i on i.activity_id = a.id
   where i.kind = 'card' and i.item_id = $1 and a.kind = 'gift' and ${IN_CHANNEL}
     and a.starts_at <= $3 and a.ends_at > $3
   order by a.sort, a.id limit 1`
)

/** A member's participation in an activity; fields are null if there is none. */
export interface ParticipationRow {
  readonly memberCardId: string | null
  readonly takenAt: Date | null
  readonly orderNo: string | null
  readonly paidAt: Date | null
}

/** An order belongs to the activity that it names, or to the one that sells it when another link brought the buyer. */
const standing = statement<ParticipationRow>(
  'activity-standing',
  `select g.member_card_id as "memberCardId", g.taken_at as "takenAt", o.order_no as "orderNo", o.paid_at as "paidAt"
   from activities a
   left join activity_gains g on g.activity_id = a.id and g.member_id = $2
   left join lateral (
     select o.order_no, o.paid_at from orders o
     where a.kind = 'paid' and o.member_id = $2 and o.state in ('paid', 'fulfilled')
       and o.distribution_activity_id is not null and (o.distribution_activity_id = a.id or (
         o.created_at >= a.starts_at and o.created_at < a.ends_at
         and exists (select 1 from order_lines l join activity_items i
           on i.activity_id = a.id and i.kind = o.kind and i.item_id = l.item_id where l.order_no = o.order_no)))
     order by o.created_at desc limit 1) o on true
   where a.id = $1`
)

/** An activity of the channel. */
export async function findActivity(
  activityId: string,
  channel: string,
  db: Queryable
): Promise<ActivityRow | undefined> {
  return (await one([activityId, channel], db))[0]
}

/** Activities of the channel that run at `now`, in their order. */
export const listRunning = (kind: ActivityKind | undefined, channel: string, now: Date, db: Queryable) =>
  running([kind ?? null, channel, now], db)

/** The gift activity of the channel that gives this card now. */
export async function giftOfCard(
  cardId: string,
  channel: string,
  now: Date,
  db: Queryable
): Promise<string | undefined> {
  return (await gift([cardId, channel, now], db))[0]?.activityId
}

/** The member's participation in the activity. */
export async function findParticipation(
  activityId: string,
  memberId: string,
  db: Queryable
): Promise<ParticipationRow | undefined> {
  return (await standing([activityId, memberId], db))[0]
}
