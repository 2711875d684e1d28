import { staffToken } from '../../support/server/console'
import type { TestApp } from '../../support/server/test-app'

/** Chooses the pairs that a quick run tries. */
export const SEED = 20_261_128

/** Token of somebody who may do everything, however far the clock goes on. */
export async function lastingStaff(app: TestApp): Promise<string> {
  const token = await staffToken(app, 'owner')
  await app.database.pool.query(`update staff_sessions set expires_at = '2099-01-01'`)
  return token
}
