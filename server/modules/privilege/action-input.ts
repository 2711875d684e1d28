import type { MemberCard } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Catalogue, CatalogueCard, CataloguePlate, PrivilegeRow } from '../catalogue'
import { heldCards } from '../card'
import { type HeldPlateRow, runningPlates, termOf } from '../plate'
import type { ActionInput, HoldingPlate } from './action'

interface Look {
  readonly memberId: string | null
  readonly channel: string
  readonly now: Date
  readonly memberPlateId: string | undefined
}

/**
 * Gathers the input of {@link decideAction} for any number of privileges: two queries for a member, none for a
 * visitor.
 */
export async function actionInput(
  db: Queryable,
  catalogue: Catalogue,
  privileges: readonly PrivilegeRow[],
  look: Look
): Promise<ActionInput[]> {
  const { memberId, now } = look
  const holders = [...catalogue.plates.values()].filter((plate) =>
    privileges.some((privilege) => holds(plate, privilege))
  )
  const plateIds = holders.map((plate) => plate.plateId)
  const [held, cards] = memberId
    ? await Promise.all([runningPlates(memberId, plateIds, now, db), heldCards(memberId, undefined, now, db)])
    : [[], []]
  return privileges.map((privilege) => ({
    loggedIn: memberId !== null,
    now,
    privilege,
    memberPlateId: look.memberPlateId,
    plates: held.flatMap((row) => {
      const plate = catalogue.plates.get(row.plateId)
      return plate && holds(plate, privilege) ? [holdingPlate(row, plate, privilege)] : []
    }),
    ...(memberId ? waysToIt(catalogue, privilege, cards, look.channel) : NO_WAY)
  }))
}

const holds = (plate: CataloguePlate, { privilegeId }: PrivilegeRow) =>
  plate.privilegeIds.includes(privilegeId)

function holdingPlate(row: HeldPlateRow, plate: CataloguePlate, privilege: PrivilegeRow): HoldingPlate {
  const inGroup = new Set(
    plate.privileges
      .filter((other) => privilege.groupId !== null && other.groupId === privilege.groupId)
      .map((other) => other.privilegeId)
  )
  const recordsOf = (isMeant: (privilegeId: string) => boolean) =>
    new Map(row.taken.filter((it) => isMeant(it.privilegeId)).map((it) => [it.roundNo, it.receiveId]))
  return {
    ...termOf(row, plate),
    memberPlateId: row.memberPlateId,
    plateId: row.plateId,
    memberCardId: row.memberCardId,
    cardId: row.cardId,
    quota: plate.quota,
    used: new Map(row.usages.map((usage) => [usage.roundNo, usage.used])),
    taken: recordsOf((id) => id === privilege.privilegeId),
    groupTaken: recordsOf((id) => id !== privilege.privilegeId && inGroup.has(id))
  }
}

/** A visitor has to log in first. */
const NO_WAY = { inactiveCard: null, plateOnSale: null, cardOnSale: null }

/** What the caller would have to activate or buy to get the privilege. */
function waysToIt(
  catalogue: Catalogue,
  privilege: PrivilegeRow,
  cards: readonly MemberCard[],
  channel: string
) {
  const comesWith = (card: CatalogueCard) => card.included.some((plate) => holds(plate, privilege))
  const addonOf = (card: CatalogueCard) => card.addons.find((plate) => holds(plate, privilege))
  const inactive = cards.find(
    (card) => card.state === 'inactive' && isSome(catalogue.cards.get(card.cardId), comesWith)
  )
  const offers = catalogue.offers(channel)
  const onSale = offers.plates.filter((plate) => holds(plate, privilege) && plate.stock !== 0)
  const plateOnSale = cards
    .filter((card) => card.state === 'active')
    .flatMap(({ memberCardId, cardId }) => {
      const accepted = catalogue.cards.get(cardId)?.plates.map((place) => place.plateId) ?? []
      return onSale
        .filter((plate) => accepted.includes(plate.plateId))
        .map((plate) => ({ plateId: plate.plateId, memberCardId, cardId }))
    })[0]
  const cardOnSale = offers.cards.find(comesWith) ?? offers.cards.find((card) => addonOf(card) !== undefined)
  return {
    inactiveCard: inactive ? { memberCardId: inactive.memberCardId, cardId: inactive.cardId } : null,
    plateOnSale: plateOnSale ?? null,
    cardOnSale: cardOnSale
      ? {
          cardId: cardOnSale.cardId,
          plateId: comesWith(cardOnSale) ? null : (addonOf(cardOnSale)?.plateId ?? null)
        }
      : null
  }
}

const isSome = <T>(item: T | undefined, is: (item: T) => boolean) => item !== undefined && is(item)
