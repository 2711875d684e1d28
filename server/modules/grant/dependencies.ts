import type { Queryable } from '../../db/client'
import type { Resources } from '../../core/resources'
import type { Limit } from '../../core/limit'
import type { RechargeDependencies } from '../privilege'
import type { Secret } from '../../lib/secret'

/** Dependencies of granting. */
export interface GrantDependencies {
  readonly db: Queryable
  readonly limit: Limit
  /** Mixed into the stored form of codes and invited numbers. */
  readonly pepper: Secret
  readonly recharge: RechargeDependencies
}

/** Gateways are looked up on use: a server may be built without some. */
export function grantDependencies({ db, limit, log, gateways, settings }: Resources): GrantDependencies {
  return {
    db,
    limit,
    pepper: settings.secrets.cardPepper,
    recharge: { db, log, recharge: () => gateways.recharge }
  }
}
