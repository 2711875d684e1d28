/** Checks that what a lottery privilege gives can be used wherever it is drawn, and that nothing else gives a draw. */
import { channelConfig } from '@contract/channel/schema'
import type { Queryable } from '../client'
import { channels } from '../schema/channel'
import { coupons } from '../schema/coupon'
import { lotteryPrizes } from '../schema/lottery'
import { privileges, type DrawPrize } from '../schema/privilege'
import { products } from '../schema/product'
import { codesOf, covers } from './channel-reach'
import type { Fault } from './faults'
import { byId, faultAt, rowsOf, stored, type Row } from './folder-rows'
import type { Folder } from './read-folder'

const TABLES = { privileges, coupons, channels, products, 'lottery-prizes': lotteryPrizes } as const

/** Faults of draws, at the draw or at what refers to it. */
export async function drawFaults(db: Queryable, folder: Folder): Promise<Fault[]> {
  const read = async (name: keyof typeof TABLES) =>
    rowsOf(folder, name) ?? stored(await db.select().from(TABLES[name]))
  const all = await read('privileges')
  const draws = all.filter(isDraw)
  if (draws.length === 0) return []
  const drawIds = new Set(draws.map(({ values }) => values['id']))
  const others = [...(await read('products')), ...(await read('lottery-prizes'))]
  const offered = { privileges: all, coupons: await read('coupons'), channels: await read('channels') }
  return [
    ...draws.flatMap((draw) => faultsOf(draw, offered, drawIds)),
    ...others
      .filter(({ values }) => drawIds.has(values['privilegeId']))
      .flatMap((row) => faultAt(row, 'privilegeId', 'A draw is taken from a plate alone'))
  ]
}

const isDraw = ({ values }: Row) => values['delivery'] === 'draw'

interface Offered {
  readonly privileges: readonly Row[]
  readonly coupons: readonly Row[]
  readonly channels: readonly Row[]
}

function faultsOf(
  draw: Row,
  { privileges: all, coupons: given, channels: where }: Offered,
  drawIds: ReadonlySet<unknown>
) {
  const prizes = Array.isArray(draw.values['prizes']) ? (draw.values['prizes'] as DrawPrize[]) : []
  const said = (message: string) => faultAt(draw, 'prizes', message)
  return prizes.flatMap(({ name, kind, couponId, privilegeId }): Fault[] => {
    if (kind === 'points') {
      const without = codesOf(draw, where).filter((code) => !hasPoints(byCode(where, code)))
      return without.length > 0 ? said(`${name}: There are no points in ${without.join(', ')}`) : []
    }
    const target = kind === 'coupon' ? byId(given, couponId) : byId(all, privilegeId)
    if (!target) return []
    if (drawIds.has(target.values['id'])) return said(`${name}: A draw cannot give a draw`)
    if (target.values['redirect']) return said(`${name}: What is had at a partner’s is handed over by nobody`)
    return covers(target, draw, where) ? [] : said(`${name}: It cannot be used in every channel of the draw`)
  })
}

const byCode = (where: readonly Row[], code: unknown) => where.find(({ values }) => values['code'] === code)

function hasPoints(channel: Row | undefined): boolean {
  const config = channelConfig.safeParse(channel?.values['config'])
  return config.success && config.data.points !== undefined
}
