/** Hands over an activity's items, inside the caller's transaction. */
import type { Tx } from '../../db/client'
import { setGainCard } from '../activity'
import { grantCard } from '../card'
import { issueOne } from '../privilege'
import { fillLine, insertLine, decrementProductStock, type NewLine } from './line-repository'

/** One thing that an activity gives. */
export interface GrantItem {
  readonly kind: 'card' | 'product'
  readonly itemId: string
}

/** The recipient, the activity and the call. */
export type GrantTo = Omit<NewLine, 'kind' | 'itemId'>

/** The items of an activity that can be given: a plate needs a card to be added to. */
export const givable = (items: readonly { kind: string; itemId: string }[]): GrantItem[] =>
  items.flatMap(({ kind, itemId }) => (kind === 'card' || kind === 'product' ? [{ kind, itemId }] : []))

/**
 * Gives cards, in the order of their ids, as everywhere; the first one represents the gain where a page shows only
 * one.
 */
export async function grantActivityCards(tx: Tx, to: GrantTo, cardIds: readonly string[]): Promise<void> {
  const provided = new Map<string, string | undefined>()
  for (const cardId of [...cardIds].sort()) provided.set(cardId, await grantActivityCard(tx, to, cardId))
  const [first] = cardIds.flatMap((cardId) => provided.get(cardId) ?? [])
  if (first !== undefined) await setGainCard(to.activityId, to.memberId, first, tx)
}

/** Gives the member a card. @returns its id; undefined if they already have it from this activity */
export async function grantActivityCard(tx: Tx, to: GrantTo, cardId: string): Promise<string | undefined> {
  const lineId = await insertLine({ ...to, kind: 'card', itemId: cardId }, tx)
  if (lineId === undefined) return undefined
  const { memberCardId } = await grantCard(tx, { memberId: to.memberId, cardId, now: to.now })
  await fillLine(lineId, { memberCardId }, tx)
  return memberCardId
}

/**
 * Hands over goods, each as a receive record; if none is left, the line stays empty, and is retried later. In the
 * order of their ids, as orders lock them.
 * @returns records that a recharge gateway has to complete
 */
export async function grantActivityGoods(
  tx: Tx,
  to: GrantTo,
  productIds: readonly string[]
): Promise<string[]> {
  const recharges: string[] = []
  for (const productId of [...productIds].sort()) {
    const lineId = await insertLine({ ...to, kind: 'product', itemId: productId }, tx)
    const privilegeId = lineId === undefined ? undefined : await decrementProductStock(productId, tx)
    if (lineId === undefined || privilegeId === undefined) continue
    const issued = await issueOne(tx, { memberId: to.memberId, privilegeId, now: to.now })
    await fillLine(lineId, { receiveId: issued.receiveId }, tx)
    if (issued.needsDelivery) recharges.push(issued.receiveId)
  }
  return recharges
}
