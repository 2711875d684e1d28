/**
 * Every benefit of the demo catalogue, and a member who comes by it: the plan of `benefits.test.ts` on both targets. It is
 * made from the catalogue itself, so that a new benefit is walked as well, or is seen to have no way.
 */
import { demoCatalogue, type DemoCatalogue } from '../../__tests__/support/demo-catalogue'
import { ask, buy, type Buyer } from './buy'
import { guestSession } from './guest-session'
import { dayOf } from '../../contract/time'
import { byLevel } from '../../__tests__/support/depth'

const demo = demoCatalogue()

/** So often a walk asks whether something is done, each time for as long as the page asks by itself. */
export const MAX_POLLS = 6

export type PrivilegeData = DemoCatalogue['privileges'][number]
type CardData = DemoCatalogue['cardProducts'][number]
type PlateData = DemoCatalogue['plates'][number]

const holds = (plate: PlateData, privilege: PrivilegeData) =>
  demo.platePrivileges.some(
    ({ plateId, privilegeId }) => plateId === plate.id && privilegeId === privilege.id
  )

/** A benefit, seen through a plate of its holder. */
export interface Benefit {
  readonly privilege: PrivilegeData
  readonly plate: PlateData
}

/** A member with one card, the plates that come with it and those that are bought onto it. */
export interface Holder {
  readonly channel: string
  readonly card: CardData
  /** Plates to be bought onto the card. */
  readonly addons: readonly PlateData[]
  readonly benefits: readonly Benefit[]
}

/** A member takes 20 a minute at most (server/modules/privilege/swipe-guard.ts). */
const MAX_RECEIVES = 18
/** A number is recharged with 500 yuan a month at most (server/sandbox/recharge). */
const MAX_RECHARGED_FEN = 45_000

/** Where the plates of a channel's cards are looked for, the channel's own first. */
const CHANNELS = ['main', 'candy', 'jinjiang', 'lvyun', 'yanglao'] as const

interface Draft {
  readonly channel: string
  readonly card: CardData
  readonly addons: PlateData[]
  readonly benefits: Benefit[]
}

interface Way {
  readonly channel: string
  readonly card: CardData
  readonly plate: PlateData
  readonly bought: boolean
}

const isIn = (channel: string, { channelCodes = [] }: { channelCodes?: string[] }) =>
  channelCodes.length === 0 || channelCodes.includes(channel)

function waysTo(privilege: PrivilegeData): Way[] {
  return CHANNELS.filter((channel) => isIn(channel, privilege)).flatMap((channel) =>
    demo.cardProducts
      .filter((card) => card.onSale && isIn(channel, card))
      .flatMap((card) =>
        demo.cardPlates
          .filter(({ cardId }) => cardId === card.id)
          .flatMap(({ plateId, mode }) => {
            const plate = demo.plates.find(({ id }) => id === plateId)
            const isWay = plate?.onSale && isIn(channel, plate) && holds(plate, privilege)
            return isWay ? [{ channel, card, plate, bought: mode === 'addon' }] : []
          })
      )
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const isRecharge = ({ delivery }: PrivilegeData) => delivery === 'account'
const costs = (benefits: readonly Benefit[]) =>
  sum(benefits.map(({ privilege }) => (isRecharge(privilege) ? privilege.faceFen : 0)))

/** Whether a member who is planned already can have this one too, by this way. */
function fits(draft: Draft, privilege: PrivilegeData, { channel, card, plate, bought }: Way): boolean {
  if (draft.channel !== channel || draft.card !== card || draft.benefits.length >= MAX_RECEIVES) return false
  if (bought && plate.stock === 1) return false
  // what is had at a partner takes nothing from the plate
  const through = draft.benefits.filter((one) => one.plate === plate && !one.privilege.redirect)
  if (!privilege.redirect && through.length >= plate.quota) return false
  const { groupId } = privilege
  if (groupId && through.some((one) => one.privilege.groupId === groupId)) return false
  return costs(draft.benefits) + (isRecharge(privilege) ? privilege.faceFen : 0) <= MAX_RECHARGED_FEN
}

function add(draft: Draft, privilege: PrivilegeData, { plate, bought }: Way): void {
  if (bought && !draft.addons.includes(plate)) draft.addons.push(plate)
  draft.benefits.push({ privilege, plate })
}

/** Benefits that nobody can come by any more: their time is over. */
export const isOver = ({ endsAt }: PrivilegeData): boolean => endsAt != null && endsAt.getTime() < Date.now()

/** Benefits that nobody can have yet. */
export const hasNotBegun = ({ startsAt }: PrivilegeData): boolean =>
  startsAt != null && startsAt.getTime() > Date.now()

/** All that can be had, each once, and members enough for it; `stranded` are benefits that no card on sale leads to. */
export function planOfBenefits(): { holders: readonly Holder[]; stranded: readonly string[] } {
  const holders: Draft[] = []
  const stranded: string[] = []
  for (const privilege of demo.privileges.filter((one) => !isOver(one))) {
    const ways = waysTo(privilege).sort((a, b) => Number(a.bought) - Number(b.bought))
    const [first] = ways
    if (!first) {
      stranded.push(privilege.id)
      continue
    }
    const found = holders
      .flatMap((draft) => ways.map((way) => ({ draft, way })))
      .find(({ draft, way }) => fits(draft, privilege, way))
    if (found) add(found.draft, privilege, found.way)
    else {
      const draft: Draft = { channel: first.channel, card: first.card, addons: [], benefits: [] }
      add(draft, privilege, first)
      holders.push(draft)
    }
  }
  return { holders, stranded }
}

/** How a benefit is had: one of each kind stands for the others. */
const kindOf = (privilege: PrivilegeData) =>
  JSON.stringify([
    privilege.delivery,
    privilege.redirect != null,
    hasNotBegun(privilege),
    privilege.stock === 1,
    privilege.birthday != null
  ])

/** Those whose benefits a run walks: in depth all, else one benefit of each kind. */
export function walkedHolders(): readonly Holder[] {
  const { holders } = planOfBenefits()
  const seen = new Set<string>()
  const isFirst = ({ privilege }: Benefit) => seen.size < seen.add(kindOf(privilege)).size
  const few = holders.map((holder) => {
    const benefits = holder.benefits.filter(isFirst)
    const addons = holder.addons.filter((plate) => benefits.some((benefit) => benefit.plate === plate))
    return { ...holder, addons, benefits }
  })
  return byLevel(
    few.filter(({ benefits }) => benefits.length > 0),
    holders
  )
}

const birthdayToday = () => `1992${dayOf(Date.now()).slice(4)}`

/** The member of a plan, made through the API: the card is bought, and the plates that go onto it; born on this day. */
export async function makeHolder(origin: string, { channel, card, addons }: Holder): Promise<Buyer> {
  const buyer = { origin, channel, token: await guestSession(origin) }
  await ask(buyer, 'POST', '/unionbuy-server/mp/personalCenter/updatePersonalInfo', {
    birthday: birthdayToday()
  })
  await buy(buyer, { kind: 'card', itemId: card.id })
  const path = '/unionbuy-server/mp/personalCenter/getMyCardInfo'
  const { cardInfoList } = await ask<{ cardInfoList: { memberCardId: string }[] }>(buyer, 'GET', path)
  const memberCardId = cardInfoList[0]?.memberCardId
  if (!memberCardId) throw new Error(`${card.id} was bought and is not there`)
  for (const { id } of addons) await buy(buyer, { kind: 'plate', itemId: id, memberCardId })
  return buyer
}

/** The member of the plan who has this benefit, with it alone. */
export function holderOf(privilegeId: string): Holder & { readonly benefit: Benefit } {
  for (const holder of planOfBenefits().holders) {
    const benefit = holder.benefits.find(({ privilege }) => privilege.id === privilegeId)
    if (benefit) return { ...holder, addons: holder.addons.filter((one) => one === benefit.plate), benefit }
  }
  throw new Error(`no card leads to ${privilegeId}`)
}
