import type { Queryable } from '../../db/client'
import type { JinjiangGateway } from '../../gateways/jinjiang/jinjiang-gateway'
import { consumeGuest } from '../guest/guests'

/** The sandbox's own, whose guests are created on its page `/sandbox/jinjiang`. `clock` returns ms. */
export function createSandboxJinjiang(db: Queryable, clock: () => number = Date.now): JinjiangGateway {
  return { memberOf: (authCode) => consumeGuest(db, 'jinjiang', { code: authCode, type: '' }, clock) }
}
