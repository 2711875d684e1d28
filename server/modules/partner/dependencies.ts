import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../../config/settings'
import type { Queryable } from '../../db/client'
import type { PartnerGateways } from '../../gateways/partner/partner-gateway'
import type { Resources } from '../../core/resources'

/** Dependencies of this domain. */
export interface PartnerDependencies {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
  readonly settings: Pick<Settings, 'publicOrigin' | 'secrets'>
  readonly partners: PartnerGateways
}

/** Gateways are looked up on use: a server may be built without some. */
export function partnerDependencies({ db, log, settings, gateways }: Resources): PartnerDependencies {
  return {
    db,
    log,
    settings,
    get partners() {
      return gateways.partners
    }
  }
}
