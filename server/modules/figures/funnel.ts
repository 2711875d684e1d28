import type { ConsoleParsed } from '@contract/console/types'
import type { Queryable } from '../../db/client'
import { listFunnel, type FunnelStep } from './funnel-repository'
import { daysOf } from './period'

const NOBODY = { visitors: 0, viewers: 0, orders: 0, buyers: 0, paidOrders: 0, payers: 0 }

/** From visits to payments; by day each day has its row, also without visits, unless there was nothing at all. */
export async function funnelFigures(
  wanted: ConsoleParsed<'funnelFigures'>,
  db: Queryable
): Promise<FunnelStep[]> {
  const rows = await listFunnel(wanted, db)
  if (rows.length === 0 || wanted.by === 'channel') return rows
  const found = new Map(rows.map((row) => [row.key, row]))
  return daysOf(wanted).map((key) => found.get(key) ?? { key, ...NOBODY })
}
