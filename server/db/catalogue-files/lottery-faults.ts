/** Checks that each lottery can be drawn: as many prizes as its look has places, weights, one fallback, points if the channel has them. */
import { channelConfig } from '@contract/channel/schema'
import type { Queryable } from '../client'
import { channels } from '../schema/channel'
import { lotteries, lotteryPrizes } from '../schema/lottery'
import type { Fault } from './faults'
import { faultAt, rowsOf, stored, type Row } from './folder-rows'
import type { Folder } from './read-folder'

/** Number of prizes per look. */
const PLACES: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  wheel: { least: 4, most: 8 },
  grid: { least: 8, most: 8 }
}
/** A chance below a hundredth of a percent would be published as zero. */
const MIN_SHARE = 10_000

/** Faults of lotteries as a whole, at the lottery or at the prize concerned. */
export async function lotteryFaults(db: Queryable, folder: Folder): Promise<Fault[]> {
  const told = [
    rowsOf(folder, 'lotteries'),
    rowsOf(folder, 'lottery-prizes'),
    rowsOf(folder, 'channels')
  ] as const
  if (!told[0] && !told[1]) return []
  const all = told[0] ?? stored(await db.select().from(lotteries))
  const prizes = told[1] ?? stored(await db.select().from(lotteryPrizes))
  const where = told[2] ?? stored(await db.select().from(channels))
  const drawn = prizes.filter(({ values }) => values['onSale'] !== false)
  return all.flatMap((lottery) => {
    const own = drawn.filter(({ values }) => values['lotteryId'] === lottery.values['id'])
    return [...faultsOf(lottery, own), ...pointsFaults(lottery, own, where)]
  })
}

function faultsOf(lottery: Row, prizes: readonly Row[]): Fault[] {
  const { id, look } = lottery.values
  const places = PLACES[String(look)]
  const weights = prizes.map(({ values }) => Number(values['weight']))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const spare = prizes.filter(({ values }) => values['fallback'] === true)
  const said = (message: string) => {
    const here = faultAt(lottery, 'id', message)
    return here.length > 0
      ? here
      : prizes.slice(0, 1).flatMap((prize) => faultAt(prize, 'lotteryId', `${String(id)}: ${message}`))
  }
  return [
    ...(places && (prizes.length < places.least || prizes.length > places.most)
      ? said(`A ${String(look)} has ${placesText(places)} prizes, here are ${prizes.length}`)
      : []),
    ...(sum > 0 ? [] : said('Nothing can be drawn: all weights are 0')),
    ...(spare.length === 1 ? [] : said(`It has ${spare.length} fallbacks, and needs one`)),
    ...prizes.flatMap((prize, index) => {
      const weight = weights[index] ?? 0
      if (weight === 0 || weight * MIN_SHARE >= sum) return []
      return faultAt(prize, 'weight', `Its chance is below 0.01 %: ${weight} of ${sum}`)
    })
  ]
}

const placesText = ({ least, most }: { least: number; most: number }) =>
  least === most ? String(most) : `${least} to ${most}`

/** Points can only be won in channels with points. */
function pointsFaults(lottery: Row, prizes: readonly Row[], where: readonly Row[]): Fault[] {
  const named = lottery.values['channelCodes']
  const codes = Array.isArray(named) && named.length > 0 ? named : where.map(({ values }) => values['code'])
  const without = codes.filter((code) => {
    const channel = where.find(({ values }) => values['code'] === code)
    if (!channel) return false
    const config = channelConfig.safeParse(channel.values['config'])
    return !config.success || config.data.points === undefined
  })
  if (without.length === 0) return []
  return prizes
    .filter(({ values }) => values['kind'] === 'points')
    .flatMap((prize) => faultAt(prize, 'kind', `There are no points in ${without.join(', ')}`))
}
