/** Tickets as staff of gates look them up, and take back a mistake. */
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'

/** A ticket, by its serial or id. */
export interface StaffTicket {
  readonly id: string
  readonly serial: string
  readonly name: string
  readonly visitorName: string
  readonly maskedNumber: string
  readonly state: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly usedAt: Date | null
  readonly sightId: string
}

const one = statement<StaffTicket>(
  'staff-ticket',
  `select t.id, t.serial, s.name || ' ' || k.name as name, t.visitor_name as "visitorName", t.masked_number as "maskedNumber", t.state,
     t.day::text as day, t.used_at as "usedAt", s.id as "sightId"
   from tickets t join ticket_days d on d.id = t.day_id join ticket_kinds k on k.id = d.kind_id join sights s on s.id = k.sight_id
   where t.serial = $1 or t.id = $1`
)

/** A ticket by serial or id; null if there is none. */
export const findStaffTicket = async (serialOrId: string, db: Queryable): Promise<StaffTicket | null> =>
  (await one([serialOrId], db))[0] ?? null

const ofMember = statement<{ id: string }>(
  'staff-tickets-of-member',
  `select t.id from tickets t join ticket_days d on d.id = t.day_id join ticket_kinds k on k.id = d.kind_id
   where t.member_id = $1 and t.state = 'issued' and t.day >= $2 and ($3::text[] is null or k.sight_id = any($3))
   order by t.day, t.serial limit 50`
)

/** Ids of a member's tickets that these sights (null: any) would take from `today` (in China) on, the next first, at most 50. */
export const ticketIdsOfMember = async (
  memberId: string,
  sightIds: readonly string[] | null,
  today: string,
  db: Queryable
): Promise<string[]> => (await ofMember([memberId, today, sightIds], db)).map(({ id }) => id)

const undo = statement<{ id: string }>(
  'staff-ticket-undo',
  `update tickets set state = 'issued', used_at = null, used_scan = null where id = $1 and state = 'used' and used_at > $2 returning id`
)

/** Makes a ticket usable again that was used after `since`; false if it was not. */
export const undoTicket = async (id: string, since: Date, tx: Tx): Promise<boolean> =>
  (await undo([id, since], tx)).length > 0
