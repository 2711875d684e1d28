import { loungeEndpoints } from '@contract/lounge/endpoints'
import { loungeSchemas } from '@contract/lounge/schema'
import { ourNumber } from '../../domain/order-number'
import { limitNetwork } from '../../core/limit'
import type { Kit } from '../../http/kit'
import { airportsPage, loungeFront } from './directory'
import { checkEligibility, loungeCode } from './status'
import { reportToYuetu } from './report'
import { visitsPage } from './visits'
import { yuetuGate } from './yuetu-gate-route'

const MINUTE_MS = 60_000
/** Codes per member and minute: a page requests two, on several devices and after reloads. */
const MAX_CODES = 30
/** Searches per address and minute. */
const MAX_SEARCHES = 120

/** Endpoints and jobs of the paid airport lounge membership. */
export function loungeModule(kit: Kit): void {
  const { db, readRecent, bind, limit, jobs, settings, gateways, log } = kit
  const { signing } = settings.secrets
  bind(loungeEndpoints, loungeSchemas, {
    qrCode: async (_input, { memberId, now }) => {
      await limit(`lounge-code:${memberId}`, MAX_CODES, MINUTE_MS)
      return loungeCode({ db, signing }, memberId, now)
    },
    orderCheck: ({ orderNo }, { memberId, now }) =>
      checkEligibility(db, { memberId, now, ...(orderNo && { orderNo: ourNumber(orderNo) }) }),
    getLoungeFront: (_input, context) => readRecent((read) => loungeFront(read, context)),
    pageAirports: async (input, { network, now }) => {
      if (input.keyword)
        await limitNetwork(limit, {
          purpose: 'search-airports',
          network,
          max: MAX_SEARCHES,
          windowMs: MINUTE_MS
        })
      return readRecent((read) => airportsPage(read, input, now))
    },
    listLoungeVisits: (input, { memberId }) => visitsPage(db, memberId, input)
  })
  yuetuGate(kit)
  jobs.every('tell YueTu of memberships', 5_000, (now) =>
    reportToYuetu({ db, log, yuetu: gateways.yuetu }, now)
  )
}
