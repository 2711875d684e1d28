import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../../config/settings'
import type { Queryable } from '../../db/client'
import type { PartnerGateways } from '../../gateways/partner/partner-gateway'
import type { Kit } from '../../http/kit'

/** What this domain works with. */
export interface PartnerParts {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
  readonly settings: Pick<Settings, 'publicOrigin' | 'secrets'>
  readonly partners: PartnerGateways
}

/** Gateways are looked up when used: a server may be built without some. */
export function partnerParts({ db, log, settings, gateways }: Kit): PartnerParts {
  return {
    db,
    log,
    settings,
    get partners() {
      return gateways.partners
    }
  }
}
