/** Who may reach the console at all, before anybody is asked for a password. */
import { isIP, type BlockList } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { CONSOLE_HEADER } from '@contract/console/endpoint'
import { RESULT } from '@contract/envelope/codes'
import type { Settings } from '../config/settings'
import { BusinessError, notFound } from '../core/business-error'
import type { Queryable } from '../db/client'
import { originsOf } from '../http/origins'
import { hasStaff } from '../modules/staff'

/** Refuses what has no business at `/console`, files of its app included: as if there were none. */
export type ConsoleAccess = (request: Pick<FastifyRequest, 'host' | 'ip'>) => Promise<void>

/**
 * The console is there once it has an account, on its own host and for its own networks if the settings name them.
 * @returns a check that throws BusinessError 404
 */
export function consoleAccess(
  db: Queryable,
  { consoleHost, consoleNetworks }: Pick<Settings, 'consoleHost' | 'consoleNetworks'>
): ConsoleAccess {
  let isOpen = false
  return async ({ host, ip }) => {
    if (consoleHost !== undefined && host.replace(/:\d+$/, '') !== consoleHost) throw nothingHere()
    if (consoleNetworks !== undefined && !isWithin(consoleNetworks, ip)) throw nothingHere()
    // an account is never deleted: once there is one, nobody has to look again
    isOpen ||= await hasStaff(db)
    if (!isOpen) throw nothingHere()
  }
}

const nothingHere = () => notFound('未找到这个地址')

function isWithin(networks: BlockList, ip: string): boolean {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  return networks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Refuses a write that another site could have caused. The cookie is `SameSite=Strict` already; this holds where a browser ignores that, and
 * for pages of a neighbouring subdomain.
 */
export function ownWrites({ publicOrigin, consoleHost, production }: Settings) {
  const own = originsOf({
    publicOrigin,
    allowedOrigins: consoleHost === undefined ? [] : [`https://${consoleHost}`],
    production
  })
  /** @throws BusinessError 403 */
  return ({ headers, host }: FastifyRequest): void => {
    const { origin, 'sec-fetch-site': site } = headers
    const isOwn = origin !== undefined && own.allows(origin, host)
    const isNear = site === undefined || site === 'same-origin'
    if (!isOwn || !isNear || headers[CONSOLE_HEADER] !== '1')
      throw new BusinessError(RESULT.forbidden, '为保护账号，请从控制台页面操作')
  }
}
