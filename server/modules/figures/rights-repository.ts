/** Rights: what was given in some days, and what is not taken yet. */
import { MAX_REPORT_ROWS } from '@contract/console/limits'
import type { ConsoleData } from '@contract/console/types'
import type { PlatePeriod } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

export type GivenRights = ConsoleData<'rightsFigures'>['items'][number]
export type DueRights = ConsoleData<'rightsDue'>['items'][number]

const given = statement<GivenRights>(
  'rights-given',
  `with counted as (
     select r.privilege_id, count(*) as given, count(r.order_no) as bought, count(*) filter (where r.state = 'used') as used
     from receive_records r where r.received_at >= $1 and r.received_at < $2 and r.state <> 'failed' group by 1)
   select p.id as "privilegeId", p.name, p.kind, c.given::int as given, c.bought::int as bought, c.used::int as used,
     (c.given * p.face_fen)::float8 as "worthFen", (c.given * p.cost_fen)::float8 as "costFen"
   from counted c join privileges p on p.id = c.privilege_id order by c.given desc, p.id limit ${MAX_REPORT_ROWS}`
)

/** What was given since `from` and before `to`, the most first. */
export const listGiven = (from: Date, to: Date, db: Queryable): Promise<GivenRights[]> =>
  given([from, to], db)

const ofPrivileges = statement<DueRights>(
  'rights-due-of-privileges',
  `with counted as (
     select r.privilege_id, count(*) as held from receive_records r
     where r.state in ('processing','issued','refunding') and r.expires_at > $1 group by 1)
   select 'privilege' as of, p.id, p.name, c.held::int as held, c.held::int as left, (c.held * p.face_fen)::float8 as "worthFen"
   from counted c join privileges p on p.id = c.privilege_id order by c.held desc, p.id limit ${MAX_REPORT_ROWS}`
)

/** Codes and recharges that are neither used nor over. */
export const listDuePrivileges = (now: Date, db: Queryable): Promise<DueRights[]> => ofPrivileges([now], db)

const ofCards = statement<DueRights>(
  'rights-due-of-cards',
  `with counted as (
     select m.card_id, count(*) as held, sum(x.days) as days, sum(x.days / t.validity_days) as terms
     from card_terms t join member_cards m on m.id = t.member_card_id
     cross join lateral (select least(extract(epoch from t.ends_at - greatest(t.starts_at, $1)) / 86400, t.validity_days) as days) x
     where t.ends_at > $1 group by 1)
   select 'card' as of, g.id, g.name, c.held::int as held, floor(c.days)::int as left, floor(c.terms * g.price_fen)::float8 as "worthFen"
   from counted c join card_products g on g.id = c.card_id order by c.held desc, g.id limit ${MAX_REPORT_ROWS}`
)

/** Terms of cards that are not over, by the days that are left of them. */
export const listDueCards = (now: Date, db: Queryable): Promise<DueRights[]> => ofCards([now], db)

/** Plates of a kind that begin on the same day and end on the same day: their rounds are the same. */
export interface PlatesOfDays {
  readonly plateId: string
  readonly name: string
  /** Its price by itself, struck out or not, fen: as refunds weigh it. */
  readonly valueFen: number
  readonly quota: number
  readonly period: PlatePeriod
  readonly rounds: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly held: number
  /** How much was taken in each round of which something was. */
  readonly taken: Readonly<Record<number, number>>
}

const day = (column: string) => `(${column} at time zone interval '8 hours')::date`

const OF_DAYS = `p.plate_id, ${day('p.starts_at')} as first, ${day('p.ends_at')} as last`

// what was taken is summed first: few rows are left to be joined
const ofPlates = statement<PlatesOfDays>(
  'rights-due-of-plates',
  `with held as (
     select ${OF_DAYS}, count(*) as n, min(p.starts_at) as starts_at, min(p.ends_at) as ends_at
     from member_plates p where p.ends_at > $1 group by 1, 2, 3),
   taken as (
     select plate_id, first, last, json_object_agg(round_no, used) as rounds from (
       select ${OF_DAYS}, u.round_no, sum(u.used) as used
       from member_plates p join round_usages u on u.member_plate_id = p.id
       where p.ends_at > $1 and u.used > 0 group by 1, 2, 3, 4) s
     group by 1, 2, 3)
   select h.plate_id as "plateId", g.name, greatest(g.price_fen, g.list_price_fen) as "valueFen", g.quota, g.period, g.rounds,
     h.starts_at as "startsAt", h.ends_at as "endsAt", h.n::int as held, coalesce(t.rounds, '{}'::json) as taken
   from held h join plates g on g.id = h.plate_id left join taken t on t.plate_id = h.plate_id and t.first = h.first and t.last = h.last
   order by h.plate_id`
)

/** Plates that are not over, together where their rounds are the same. */
export const listRunningPlates = (now: Date, db: Queryable): Promise<PlatesOfDays[]> => ofPlates([now], db)
