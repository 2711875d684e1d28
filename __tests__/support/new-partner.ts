/** Puts an invented partner into the contract's table. To be imported first: the codes are read from the table as it is then. */
import type { Partner } from '@contract/partner/partner'
import { PARTNERS } from '@contract/partner/partners'
import type { PartnerCode } from '@contract/types'

const entry: Partner = {
  calls: 'named',
  login: 'getLoginUrl',
  site: { page: 'hdzqnxPlacementUrl', way: 'demo' },
  payPage: 'hdzqnxPayRedirect'
}

/** Its code, for what asks for one of ours. */
export const DEMO = 'demo' as PartnerCode

/** Adds a line to a table that is there already. */
export const put = <Line>(table: Readonly<Record<string, Line>>, line: Line): void => {
  Object.assign(table, { [DEMO]: line })
}

put<Partner>(PARTNERS, entry)
