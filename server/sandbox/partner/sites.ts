import type { PartnerCode } from '@contract/types'
import type { Site } from './site'
import { haiwei } from './sites/haiwei'
import { hdz } from './sites/hdz'
import { meituan } from './sites/meituan'
import { meituanDp } from './sites/meituan-dp'
import { qnx } from './sites/qnx'
import { years } from './sites/years'

/** The sandbox sites of all partners: invented goods, with each partner's own texts. */
export const SITES: Readonly<Record<PartnerCode, Site>> = { hdz, qnx, meituan, meituanDp, years, haiwei }
