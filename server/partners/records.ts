import type { PartnerCode } from '@contract/types'
import { haiwei } from './haiwei'
import { hdz } from './hdz'
import { meituan } from './meituan'
import { meituanDp } from './meituan-dp'
import type { PartnerRecord } from './partner-record'
import { qnx } from './qnx'
import { years } from './years'

/** What only the server knows of each partner of the contract's table. */
export const RECORDS: Readonly<Record<PartnerCode, PartnerRecord>> = {
  hdz,
  qnx,
  meituan,
  meituanDp,
  years,
  haiwei
}

/** What a partner is called on screen. */
export const partnerName = (code: PartnerCode): string => RECORDS[code].name
