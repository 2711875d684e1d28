/** Goods that nobody bought are shipped like purchased goods: the warehouse is notified, and asked what it has sent. */
import type { FastifyBaseLogger } from 'fastify'
import type { GiftParcel } from '@contract/types'
import type { PhoneSource } from '../../db/receiver-phones'
import { runSweeps } from '../../db/sweeps'
import { RemoteSilent } from '../../gateways/remote-json'
import type { WarehouseGateway } from '../../gateways/warehouse/warehouse-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { iso } from '../../lib/iso'
import { carrierOf } from './carriers'
import { giftParcelRows, type Sending } from './gift-parcel-repository'
import { warehouseReceiver } from './receiver'
import { GIFT_TABLES, type GiftKind } from './gift-tables'

/** Dependencies of sending them. */
export interface SendDependencies extends PhoneSource {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly warehouse: WarehouseGateway
}

const AT_ONCE = 50
/** How often the warehouse is asked about goods that it is packing. */
const POLL_INTERVAL_SECONDS = 10

/** A job that notifies the warehouse of what was claimed of a kind, and records what it has sent. */
export function giftSender(kind: GiftKind) {
  const { table, note, sweeps } = GIFT_TABLES[kind]
  const rows = giftParcelRows(GIFT_TABLES[kind])

  async function place(
    { db, phones, warehouse }: SendDependencies,
    sending: Sending,
    now: Date
  ): Promise<void> {
    const { id, shipNo, itemId, itemName, address } = sending
    if (!address) return
    const receiver = warehouseReceiver(address, `${table} ${id}`, phones)
    const lines = [{ lineNo: 1, quantity: 1, itemId, name: itemName }]
    await warehouse.place({ orderNo: shipNo, receiver, lines, note }, now)
    await rows.markPlaced(id, now, new Date(now.getTime() + POLL_INTERVAL_SECONDS * 1000), db)
  }

  async function takeIn({ db, warehouse }: SendDependencies, sending: Sending, now: Date): Promise<void> {
    const [parcel] = await warehouse.parcels(sending.shipNo, now)
    if (parcel) await rows.markSent(sending.id, parcel, db)
  }

  return async function send(dependencies: SendDependencies, now: Date): Promise<void> {
    const { db, log } = dependencies
    await eachDue(
      () => rows.claimSending(now, POLL_INTERVAL_SECONDS, db),
      AT_ONCE,
      async (sending) => {
        let isSilent = false
        try {
          await (sending.placed ? takeIn(dependencies, sending, now) : place(dependencies, sending, now))
        } catch (problem) {
          isSilent = problem instanceof RemoteSilent
          const of = { err: problem, table, id: sending.id }
          log.warn(of, 'a gift could not be sent, will be tried again')
        }
        if (sending.isLast) reportOutcome(log, 'warehouse', 'unanswered', { table, id: sending.id })
        return !isSilent
      }
    )
    await runSweeps(sweeps, now, db)
  }
}

/** Its parcel; null until it was sent. */
export function giftParcelOf({
  carrier,
  trackingNo,
  sentAt
}: {
  readonly carrier: string | null
  readonly trackingNo: string | null
  readonly sentAt: Date | null
}): GiftParcel | null {
  if (carrier === null || trackingNo === null || sentAt === null) return null
  return { carrierName: carrierOf(carrier)?.name ?? carrier, trackingNo, sentAt: iso(sentAt) }
}
