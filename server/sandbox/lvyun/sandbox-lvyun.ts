import type { Queryable } from '../../db/client'
import type { LvyunGateway } from '../../gateways/lvyun/lvyun-gateway'
import { consumeGuest } from '../guest/guests'

/** The sandbox's own, whose guests are created on its page `/sandbox/lvyun`. `clock` returns ms. */
export function createSandboxLvyun(db: Queryable, clock: () => number = Date.now): LvyunGateway {
  return { guestOf: (token, type) => consumeGuest(db, 'lvyun', { code: token, type }, clock) }
}
