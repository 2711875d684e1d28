/** Tickets that can still be used, by the numbers that begin their codes. */
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** A ticket that a gate would accept on its day. */
export interface LiveTicket {
  readonly id: string
  readonly serial: string
  /** YYYY-MM-DD */
  readonly day: string
}

/** A ticket as shown at the gate. */
export interface TicketAtGate extends LiveTicket {
  readonly kindName: string
  readonly visitorName: string
  readonly maskedNumber: string
}

const ofOrder = statement<LiveTicket>(
  'live-tickets-of-order',
  `select id, serial, day::text as day from tickets
   where order_no = $1 and member_id = $2 and state = 'issued' and day >= $3 order by seq`
)

/** Those of a member's order; empty for another's. `today`: in China. */
export const liveTicketsOf = (
  memberId: string,
  orderNo: OrderNo,
  today: string,
  db: Queryable
): Promise<LiveTicket[]> => ofOrder([orderNo, memberId, today], db)

const ofSight = statement<TicketAtGate>(
  'live-tickets-of-sight',
  `select t.id, t.serial, t.day::text as day, k.name as "kindName", t.visitor_name as "visitorName", t.masked_number as "maskedNumber"
   from tickets t join ticket_days d on d.id = t.day_id join ticket_kinds k on k.id = d.kind_id
   where k.sight_id = $1 and t.day = $2 and t.state = 'issued' order by t.serial`
)

/** Those of a sight and a day. */
export const liveTicketsAt = (sightId: string, day: string, db: Queryable): Promise<TicketAtGate[]> =>
  ofSight([sightId, day], db)

const sightNames = statement<{ name: string }>(
  'names-of-sights',
  'select name from sights where id = any($1) order by name'
)

/** Names of sights. */
export const namesOfSights = async (sightIds: readonly string[], db: Queryable): Promise<string[]> =>
  (await sightNames([sightIds], db)).map(({ name }) => name)

const sightsOfDay = statement<{ id: string; name: string }>(
  'sights-with-live-tickets',
  `select distinct s.id, s.name from tickets t join ticket_days d on d.id = t.day_id join ticket_kinds k on k.id = d.kind_id
   join sights s on s.id = k.sight_id where t.day = $1 and t.state = 'issued' order by s.name`
)

/** Sights with tickets sold for a day. */
export const sightsWithTickets = (day: string, db: Queryable) => sightsOfDay([day], db)
