import type { CardOutcome, Data, MemberCard } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { invitationMacs } from '../../domain/grant-code'
import { expectOpen, insertGain, soldOut, decrementActivityStock, type ActivityRow } from '../activity'
import type { CatalogueCard, CatalogueSource } from '../catalogue'
import { maskMobile } from '../member'
import { hasClaimed, hasInvitation, mobileOf } from './claim-repository'
import type { GrantDependencies } from './dependencies'
import { hasGain } from './gain-repository'
import { grantActivityCards, type GrantTo } from './hand-over'
import type { Claim, InvitedCaller } from './invited'
import { requestOfLine } from './line-repository'
import { activityOfKind } from './take'
import { grantIn, grantsOf } from './view'

/** Who opens which cards of an activity; all of them if no ids are given. */
export interface Opening extends InvitedCaller {
  readonly cardIds?: readonly string[]
  readonly requestKey: string
  readonly claim: Claim
}

const cardsOf = ({ items }: ActivityRow): string[] =>
  items.flatMap(({ kind, itemId }) => (kind === 'card' ? [itemId] : []))

/** Cards awaiting a number, opened singly or several at once. */
export function severalService(dependencies: GrantDependencies, source: CatalogueSource) {
  const { db, pepper } = dependencies

  /** Cards of the catalogue by these ids, with their plates. */
  async function products(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueCard>> {
    return (await source.read((existing) => ids.every((id) => existing.cards.has(id)))).cards
  }

  async function isInvited({ memberId, activityId }: Pick<InvitedCaller, 'memberId' | 'activityId'>) {
    if (await hasClaimed({ activityId, memberId }, undefined, db)) return true
    const own = await mobileOf(memberId, db)
    return (
      own !== null && hasInvitation(invitationMacs(activityId, own, pepper), { activityId, memberId }, db)
    )
  }

  return {
    isInvited,

    /** @throws BusinessError 404, 901, 903, 904, 908, 909 */
    async open(opening: Opening): Promise<{ results: CardOutcome[] }> {
      const { memberId, activityId, now } = opening
      const activity = await activityOfKind(opening, ['cards'], db)
      expectOpen(await withRoomFor(activity, memberId, db), now)
      const requested = [...new Set(opening.cardIds ?? cardsOf(activity))]
      const there = new Set(cardsOf(activity))
      const opened = await withTransaction(db, (tx) =>
        openInside(
          tx,
          opening,
          requested.filter((id) => there.has(id))
        )
      )
      const [grant, existing] = [await grantIn(memberId, activityId, now, db), await products(requested)]
      const cards = new Map(grant?.lines.map(({ itemId, card }) => [itemId, card]))
      return {
        results: requested.map((cardId) => ({
          cardId,
          name: (there.has(cardId) ? existing.get(cardId)?.name : undefined) ?? '',
          outcome: !there.has(cardId) ? 'refused' : opened.has(cardId) ? 'opened' : 'had',
          card: cards.get(cardId) ?? null
        }))
      }
    },

    /** @throws BusinessError 404 */
    async offered(caller: Omit<InvitedCaller, 'network'>): Promise<Data<'getCardPlateInfo'>> {
      const { memberId, activityId, now } = caller
      const ids = cardsOf(await activityOfKind(caller, ['cards'], db))
      const mobile = await mobileOf(memberId, db)
      const masked = mobile === null ? null : maskMobile(mobile)
      if (!(await isInvited(caller))) return { mobile: masked, cards: [] }
      const [existing, grant] = [await products(ids), await grantIn(memberId, activityId, now, db)]
      const opened = new Map(grant?.lines.map(({ itemId, card }) => [itemId, card]))
      return {
        mobile: masked,
        cards: ids.flatMap((id) => offerOf(existing.get(id), opened.get(id) ?? null) ?? [])
      }
    },

    /** Cards that the member opened by number, newest first. */
    async records(memberId: string, now: Date): Promise<Data<'myMultipleCardRecord'>> {
      const grants = await grantsOf(memberId, { kind: 'cards' }, now, db)
      return grants
        .flatMap(({ activityId, title, takenAt, lines }) =>
          lines.flatMap(({ card }) =>
            card ? [{ activityId, title, openedAt: card.activatedAt ?? takenAt, card }] : []
          )
        )
        .sort((a, b) => Date.parse(b.openedAt) - Date.parse(a.openedAt))
    }
  }
}

/** A member who already takes part uses no more of its stock. */
async function withRoomFor(activity: ActivityRow, memberId: string, db: Queryable) {
  return (await hasGain(memberId, activity.activityId, db)) ? { ...activity, stock: null } : activity
}

/** @returns the cards that this call opened, now or in an earlier attempt */
async function openInside(tx: Tx, opening: Opening, cardIds: readonly string[]): Promise<Set<string>> {
  const { memberId, activityId, channel, requestKey, now, claim } = opening
  await claim(tx)
  const gain = { activityId, memberId, channelCode: channel, takenAt: now, requestKey }
  if ((await insertGain(gain, tx)) && !(await decrementActivityStock(activityId, now, tx))) throw soldOut()
  const to: GrantTo = { activityId, memberId, requestKey, now }
  await grantActivityCards(tx, to, cardIds)
  const opened = new Set<string>()
  for (const itemId of cardIds) {
    const key = await requestOfLine({ activityId, memberId, kind: 'card', itemId }, tx)
    if (key === requestKey) opened.add(itemId)
  }
  return opened
}

function offerOf(card: CatalogueCard | undefined, opened: MemberCard | null) {
  if (!card) return undefined
  const { cardId, name, level, face, tagline, validityDays, included } = card
  const plates = included.map(({ plateId, name: title, subtitle, picture }) => ({
    plateId,
    name: title,
    subtitle,
    picture
  }))
  return { cardId, name, level, face, tagline, validityDays, plates, opened }
}
