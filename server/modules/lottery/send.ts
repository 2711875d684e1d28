/** Prize goods are shipped like purchased goods: the warehouse is notified, and asked what it has sent. */
import { chinaMidnight } from '../../lib/china-time'
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { addressLine } from '../../domain/address-line'
import type { WarehouseGateway } from '../../gateways/warehouse/warehouse-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { claimSending, markPlaced, markSent, receiveSentBefore, type Sending } from './send-repository'

/** Dependencies of sending prizes. */
export interface SendDependencies {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly warehouse: WarehouseGateway
}

const AT_ONCE = 50
/** How often the warehouse is asked about a prize that it is packing. */
const POLL_INTERVAL_SECONDS = 10
/** Unconfirmed receipt is assumed after this many days. */
const RECEIVED_AFTER_DAYS = 10

/** Notifies the warehouse of claimed prizes, and records what it has sent. */
export async function sendPrizes(dependencies: SendDependencies, now: Date): Promise<void> {
  const { db, log } = dependencies
  await eachDue(
    () => claimSending(now, POLL_INTERVAL_SECONDS, db),
    AT_ONCE,
    async (sending) => {
      try {
        await (sending.placed ? takeIn(dependencies, sending, now) : place(dependencies, sending, now))
      } catch (problem) {
        log.warn({ err: problem, drawId: sending.drawId }, 'a prize could not be sent, will be tried again')
      }
      if (sending.isLast) reportOutcome(log, 'warehouse', 'unanswered', { drawId: sending.drawId })
    }
  )
  await receiveSentBefore(chinaMidnight(now, -RECEIVED_AFTER_DAYS), now, db)
}

async function place({ db, warehouse }: SendDependencies, sending: Sending, now: Date): Promise<void> {
  const { drawId, shipNo, prizeId, prizeName, address } = sending
  if (!address) return
  const { name, mobile, city } = address
  const receiver = { name, mobile, city, address: addressLine(address) }
  const lines = [{ lineNo: 1, quantity: 1, itemId: prizeId, name: prizeName }]
  await warehouse.place({ orderNo: shipNo, receiver, lines, note: '抽奖奖品' }, now)
  await markPlaced(drawId, now, new Date(now.getTime() + POLL_INTERVAL_SECONDS * 1000), db)
}

async function takeIn({ db, warehouse }: SendDependencies, sending: Sending, now: Date): Promise<void> {
  const [parcel] = await warehouse.parcels(sending.shipNo, now)
  if (parcel) await markSent(sending.drawId, parcel, db)
}
