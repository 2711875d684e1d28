/** A shop with two processes whose statements are ordered by a plan. */
import { endpoints } from '../../../contract/endpoints'
import type { Order } from '../../../contract/types'
import type { Queryable } from '../../../server/db/client'
import { fulfilmentOver } from '../../../server/modules/fulfilment/fulfilment'
import { settle } from '../../../server/modules/payment/settle'
import { call, type CallResult } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import type { Shop } from '../payment/shop'
import { explore, type Bounds, type Scene } from './explore'
import { openGated, type GatedDatabase } from './gated-database'

/** What two processes have in common. */
export type Shared = Pick<Shop, 'database' | 'clock' | 'beside' | 'close'>

/** One of the two processes, and what it can do. */
export interface Side {
  ask<D = unknown>(
    name: keyof typeof endpoints,
    input: Record<string, unknown>,
    token: string,
    key?: string
  ): Promise<CallResult<D>>
  /** Books a payment of the order, as a notice of the channel does. */
  pays(orderNo: string, attempt?: number): Promise<unknown>
  /** Runs a job. */
  job(name: string): Promise<void>
  /** Its connections, for functions that no call has. */
  readonly db: Queryable
  readonly app: TestApp
}

/** Both processes, and what they share. */
export interface TwoProcesses<Of extends Shared = Shop> {
  readonly shop: Of
  readonly sides: readonly [Side, Side]
  /** Tries the orders of what `scene` sets up. @returns how many */
  explore(scene: () => Promise<Scene>, bounds: Bounds): Promise<number>
  close(): Promise<void>
}

/** Two processes beside a shop; it is closed with them. */
export async function openTwoProcesses<Of extends Shared>(shop: Of): Promise<TwoProcesses<Of>> {
  const { rows } = await shop.database.pool.query<{ name: string }>('select current_database() as name')
  await shop.database.pool.query(`alter database "${rows[0]?.name ?? ''}" set deadlock_timeout = '20ms'`)
  const databases = [openGated(shop.database), openGated(shop.database)] as const
  const apps = [await shop.beside(databases[0]), await shop.beside(databases[1])] as const
  return {
    shop,
    sides: [sideOf(shop, apps[0], databases[0]), sideOf(shop, apps[1], databases[1])],
    explore: (scene, bounds) => explore({ databases, pool: shop.database.pool, scene }, bounds),
    async close() {
      for (const app of apps) await app.close()
      for (const database of databases) await database.close()
      await shop.close()
    }
  }
}

function sideOf(shop: Shared, app: TestApp, { db }: GatedDatabase): Side {
  const untold = { sendRecharges: () => undefined, notifyPartner: () => undefined }
  const { handOver } = fulfilmentOver({ db, log: app.server.log, ...untold })
  return {
    ask: (name, input, token, key) =>
      call(app, endpoints[name], input, { token, ...(key === undefined ? {} : { key }) }),
    pays(orderNo, attempt = 1) {
      const outTradeNo = `${orderNo}P0${attempt}`
      const now = shop.clock.now()
      return settle({ db, handOver }, { outTradeNo, transactionId: `4200${outTradeNo}`, paidAt: now, now })
    },
    job: (name) => app.jobs.run(name),
    db,
    app
  }
}

/** An order that its buyer begins to pay. */
export async function begun(shop: Shop, token: string, input: Record<string, unknown>): Promise<Order> {
  const order = await shop.order(token, input)
  await shop.begin(token, order.orderNo)
  return order
}
