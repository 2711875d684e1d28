import type { Data, PlateOfMine } from '@contract/types'
import type { Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import type { Storefront } from '../../domain/platform-rules'
import {
  buyerOf,
  type CatalogueSource,
  isInChannel,
  plateOfferOf,
  platePurchase,
  privilegeBriefOf,
  roundsFor
} from '../catalogue'
import { timesBought } from '../order'
import { plateOfMine, platesOfMine, roundsOfMine } from './held'
import { heldPlate, heldPlatesOfCards, runningPlates, type HeldPlateRow } from './held-repository'

interface Caller extends Storefront {
  readonly memberId: string | null
  readonly channel: string
  readonly now: Date
}

/** Reads of plates: those on offer, and those that a member holds. */
export function plateService(db: Queryable, source: CatalogueSource) {
  const catalogueWith = (rows: readonly HeldPlateRow[]) =>
    source.read((catalogue) => rows.every((row) => catalogue.plates.has(row.plateId)))

  /** @throws BusinessError 404 if the member has no such plate */
  async function mine(memberId: string, memberPlateId: string, now: Date) {
    const held = await heldPlate(memberId, memberPlateId, now, db)
    if (!held) throw notFound('权益包不存在')
    const plate = (await catalogueWith([held])).plates.get(held.plateId)
    if (!plate) throw notFound('权益包不存在')
    return { held, plate }
  }

  return {
    /** Plates on cards of the member, by card; nothing for cards of others. */
    async ofCards(memberId: string, memberCardIds: readonly string[], now: Date): Promise<PlateOfMine[]> {
      if (memberCardIds.length === 0) return []
      const rows = await heldPlatesOfCards(memberId, memberCardIds, now, db)
      return platesOfMine(rows, await catalogueWith(rows), now)
    },

    async one(memberId: string, memberPlateId: string, now: Date): Promise<PlateOfMine> {
      const { held, plate } = await mine(memberId, memberPlateId, now)
      return plateOfMine(held, plate, now)
    },

    async rounds(memberId: string, memberPlateId: string, now: Date): Promise<Data<'plateRoundInfo'>> {
      const { held, plate } = await mine(memberId, memberPlateId, now)
      return { plate: plateOfMine(held, plate, now), rounds: roundsOfMine(held, plate, now) }
    },

    /** @throws BusinessError 404 if the channel has no such plate */
    async detail(plateId: string, caller: Caller): Promise<Data<'getPlateDetail'>> {
      const { memberId, now, channel } = caller
      const catalogue = await source.read((existing) => existing.plates.has(plateId))
      const plate = catalogue.plates.get(plateId)
      if (!plate || !isInChannel(channel)(plate)) throw notFound('权益包不存在或已下架')
      const [buyer, held] = await Promise.all([
        buyerOf(db, memberId, caller, now),
        memberId === null ? [] : runningPlates(memberId, [plateId], now, db)
      ])
      const copies = held.map((row) => plateOfMine(row, plate, now))
      return {
        plate: plateOfferOf(
          plate,
          platePurchase(plate, buyer, catalogue),
          roundsFor(plate, buyer, catalogue)
        ),
        rulesHtml: plate.rulesHtml,
        privileges: plate.privileges.map(privilegeBriefOf),
        mine: copies.map(({ memberPlateId, memberCardId, endsAt, round }) => ({
          memberPlateId,
          memberCardId,
          endsAt,
          round
        }))
      }
    },

    /** How often a plate was bought and may still be bought; `limit` 0 means unlimited, with 99 remaining. */
    async buyTimes(
      memberId: string,
      plateId: string,
      channel: string,
      now: Date
    ): Promise<Data<'getBuyTimes'>> {
      const plate = (await source.read((existing) => existing.plates.has(plateId))).plates.get(plateId)
      if (!plate || !isInChannel(channel)(plate)) throw notFound('权益包不存在或已下架')
      const timesOf = await timesBought(memberId, 'plate', [plateId], now, db)
      const { bought: ordered, ended } = timesOf(plateId)
      const limit = plate.buyLimit
      const bought = ordered - ended
      return { bought, limit, remaining: limit === 0 ? 99 : Math.max(0, limit - bought) }
    }
  }
}

export type PlateService = ReturnType<typeof plateService>
