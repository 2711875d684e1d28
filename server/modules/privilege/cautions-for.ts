import type { Queryable } from '../../db/client'
import { plainCityCode } from '../../gateways/map/city-code'
import { type Caution, cautionsOf, type UseRules } from './cautions'
import { birthdayOf } from './detail-repository'

/** The caller, and the city that they named. */
interface Caller {
  readonly memberId: string | null
  readonly cityCode: string | undefined
  readonly now: Date
}

/** The cautions of some privileges for a caller: one query if a birthday decides about one of them, otherwise none. */
export async function cautionsFor(
  db: Queryable,
  privileges: readonly UseRules[],
  { memberId, cityCode, now }: Caller
): Promise<Caution[][]> {
  const asks = memberId !== null && privileges.some(({ birthday }) => birthday !== null)
  const user = {
    cityCode: cityCode && plainCityCode(cityCode),
    birthday: asks ? await birthdayOf(memberId, db) : undefined,
    now
  }
  return privileges.map((rules) => cautionsOf(rules, user))
}
