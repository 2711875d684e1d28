import type { Data, PointsRule } from '../../../contract/types'
import { givePoints } from './give-points'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

/** A shop that gives points and takes them, and what its tests do with them. */
export interface PointsShop extends AfterShop {
  points(token: string): Promise<Data<'getPoints'>>
  entries(token: string): Promise<Data<'listPointsEntries'>['list']>
  /** Gives points as a paid order would: they end after some ms. */
  give(memberId: string, points: number, lifeMs?: number): Promise<void>
  /** How many accounts say another number than their entries, or have a lot spent twice: 0. */
  astray(): Promise<number>
}

/** One point a yuan, each worth a fen, for half of the goods, from 10 on, good for ten days. */
export const RULE: PointsRule = {
  earnPerYuan: 1,
  worthFen: 1,
  mostPercent: 50,
  leastPoints: 10,
  lifeDays: 10
}

export async function openPointsShop(
  rule: PointsRule | null = RULE,
  modules: Parameters<typeof openAfterShop>[0] = []
): Promise<PointsShop> {
  const shop = await openAfterShop(modules)
  const { pool } = shop.database
  await pool.query(`update channels set config = $1 where code = 'main'`, [rule ? { points: rule } : {}])
  return {
    ...shop,
    points: async (token) => (await shop.ask<Data<'getPoints'>>('getPoints', {}, token)).data,
    entries: async (token) =>
      (await shop.ask<Data<'listPointsEntries'>>('listPointsEntries', { pageSize: 50 }, token)).data.list,
    give: (memberId, points, lifeMs) => givePoints(shop, memberId, points, lifeMs),
    async astray() {
      const { n } = await shop.row<{ n: number }>(
        `select count(*)::int as n from points_accounts a where a.balance <> (
           select coalesce(sum(e.points), 0) from points_entries e
           where e.member_id = a.member_id and e.channel_code = a.channel_code)`
      )
      return n
    }
  }
}
