import { ticketEndpoints } from '@contract/ticket/endpoints'
import { ticketSchemas } from '@contract/ticket/schema'
import { underCatalogueLock } from '../../db/catalogue-lock'
import { runSweeps } from '../../db/sweeps'
import { fillTicketDays, forgetTicketDays } from '../../db/ticket-days'
import { ourNumber } from '../../domain/order-number'
import { limitNetwork } from '../../core/limit'
import { TICKET_DAYS_KEPT } from '../../domain/periods'
import type { Kit } from '../../http/kit'
import { dayInChina } from '../../lib/china-time'
import { findOrder, orderView } from '../order'
import { calendarOf } from './calendar'
import { orderTickets } from './create'
import type { TicketModuleDependencies, TicketDependencies } from './dependencies'
import { myTicketOrder } from './my-order'
import { previewTickets } from './preview'
import { refundTickets } from './refund'
import { previewTicketRefund } from './refund-preview'
import { listCities } from './sight-repository'
import { frontOf, sightDetail, sightsPage, suggestions } from './sights'
import { myVisitors, removeVisitor, saveVisitor } from './visitors'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Requests for suggestions per minute and address. */
const MAX_SUGGESTIONS = 120
/** Documents that a member may submit per minute: our check must not be usable for enumerating numbers. */
const MAX_DOCUMENTS = 30

/** Endpoints and jobs of sights and dated tickets. */
export function ticketModule(
  { db, readRecent, bind, limit, jobs, settings }: Kit,
  provided: TicketModuleDependencies
): void {
  const dependencies: TicketDependencies = { db, secrets: settings.secrets, ...provided }
  bind(ticketEndpoints, ticketSchemas, {
    listTicketCities: (_input, { channel }) => readRecent((read) => listCities(channel, read)),
    getTicketFront: (input, context) => readRecent((read) => frontOf(read, input, context)),
    pageSights: (input, context) => readRecent((read) => sightsPage(read, input, context)),
    suggestSights: async (input, context) => {
      const { network } = context
      await limitNetwork(limit, {
        purpose: 'suggest-sights',
        network,
        max: MAX_SUGGESTIONS,
        windowMs: MINUTE_MS
      })
      return readRecent((read) => suggestions(read, input, context))
    },
    getSight: (input, context) => sightDetail(db, input, context),
    getTicketCalendar: ({ kindId }, context) => calendarOf(db, kindId, context),
    listVisitors: (_input, { memberId }) => myVisitors(db, memberId),
    saveVisitor: async (input, context) => {
      await limit(`visitor:${context.memberId}`, MAX_DOCUMENTS, MINUTE_MS)
      return saveVisitor(dependencies, input, context)
    },
    removeVisitor: async ({ visitorId }, { memberId }) => {
      await removeVisitor(db, memberId, visitorId)
      return null
    },
    previewTicketOrder: (input, context) => previewTickets(dependencies, input, context),
    createTicketOrder: async (input, context) => {
      const orderNo = await orderTickets(dependencies, input, context)
      const read = () => findOrder(context.memberId, orderNo, context.now, db)
      const order = await read()
      if (order?.state === 'paid') await provided.handOverPaid(orderNo, context.now)
      const row = order?.state === 'paid' ? await read() : order
      if (!row) throw new Error(`Order ${orderNo} was made and is not there`)
      return orderView(row)
    },
    getTicketOrder: ({ orderNo }, { memberId, now }) => myTicketOrder(db, memberId, ourNumber(orderNo), now),
    previewTicketRefund: (input, context) => previewTicketRefund(dependencies, input, context),
    refundTickets: async ({ orderNo: sent, ticketIds, seenFen }, { memberId, now }) => {
      const orderNo = ourNumber(sent)
      await refundTickets(dependencies, { memberId, orderNo, ticketIds, seenFen }, now)
      return myTicketOrder(db, memberId, orderNo, now)
    }
  })
  // Also created in advance at every start (db/seed.ts): a server that was off for a while can sell at once.
  jobs.every('fill ticket days', HOUR_MS, (now) =>
    underCatalogueLock(db, (tx) => fillTicketDays(tx, { today: dayInChina(now) }))
  )
  jobs.every('expire tickets', 10 * MINUTE_MS, (now) => runSweeps('expire tickets', now, db))
  jobs.every('forget ticket days', 24 * HOUR_MS, (now) =>
    forgetTicketDays(db, dayInChina(now, -TICKET_DAYS_KEPT - 1))
  )
}
