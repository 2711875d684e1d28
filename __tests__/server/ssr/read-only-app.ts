/** The same server again, on the same database, where nothing can be written and nobody outside answers. */
import type { Gateways } from '../../../server/gateways/gateways'
import { openDatabase } from '../../../server/db/client'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

const READ_ONLY = encodeURIComponent('-c TimeZone=UTC -c default_transaction_read_only=on')

/** Whatever is called of it: `asked outside`. */
function outside(name: string): unknown {
  const refuse = () => {
    throw new Error(`asked outside: ${name}`)
  }
  return new Proxy(refuse, {
    get: (_, part) => (typeof part === 'symbol' || part === 'then' ? undefined : outside(`${name}.${part}`))
  })
}

const nobody = new Proxy({}, { has: () => true, get: (_, name) => outside(String(name)) }) as Gateways

/** Opens it; `close` leaves the other server and the database as they are. */
export async function openStill(app: Pick<TestApp, 'database' | 'clock'>): Promise<TestApp> {
  const { url } = app.database
  const own = openDatabase(`${url}${url.includes('?') ? '&' : '?'}options=${READ_ONLY}`, { max: 4 })
  const still = await buildTestApp({
    database: { ...app.database, ...own },
    clock: app.clock,
    gateways: nobody
  })
  return {
    ...still,
    async close() {
      await still.close()
      await own.close()
    }
  }
}
