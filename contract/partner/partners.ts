import type { Partner } from './partner'
import { haiwei } from './partners/haiwei'
import { hdz } from './partners/hdz'
import { meituan } from './partners/meituan'
import { meituanDp } from './partners/meituan-dp'
import { qnx } from './partners/qnx'
import { years } from './partners/years'

/** The partners whose sites take orders that are paid with us: one line each (docs/how-to/new-partner.md). */
export const PARTNERS = {
  hdz,
  qnx,
  meituan,
  meituanDp,
  years,
  haiwei
} as const satisfies Record<string, Partner>
