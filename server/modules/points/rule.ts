import { pointsRule } from '@contract/points/shapes'
import type { PointsRule } from '@contract/types'
import type { Queryable } from '../../db/client'
import { findChannel } from '../channel'

/** Whether a channel has points. */
export const hasPoints = async (channel: string, db: Queryable): Promise<boolean> =>
  (await ruleOf(channel, db)) !== null

/** How points are earned and spent in a channel; null if it has none. */
export async function ruleOf(channel: string, db: Queryable): Promise<PointsRule | null> {
  const found = await findChannel(channel, db)
  const { points } = (found?.config ?? {}) as { readonly points?: unknown }
  const rule = pointsRule.safeParse(points)
  return rule.success ? rule.data : null
}
