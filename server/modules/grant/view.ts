/** Grants as the contract shows them. */
import type { Grant, GrantLine, MemberCard } from '@contract/types'
import type { Queryable } from '../../db/client'
import { heldCards } from '../card'
import { grantRows, type GrantRow } from './line-repository'

/** The state of a line. Pure. */
export function lineState({
  memberCardId,
  receiveId,
  recordState
}: Pick<GrantRow, 'memberCardId' | 'receiveId' | 'recordState'>): GrantLine['state'] {
  if (memberCardId !== null) return 'granted'
  if (receiveId === null) return 'waiting'
  if (recordState === 'processing' || recordState === 'failed') return recordState
  return 'granted'
}

function lineOf(row: GrantRow, cards: ReadonlyMap<string, MemberCard>): GrantLine {
  const { lineId, lineKind, itemId, name, picture, receiveId, failedReason } = row
  return {
    lineId,
    kind: lineKind,
    itemId,
    name,
    picture,
    state: lineState(row),
    reason: failedReason,
    card: (row.memberCardId === null ? undefined : cards.get(row.memberCardId)) ?? null,
    receiveId
  }
}

/** The member's grants, newest first; limited to one activity or kind if given. */
export async function grantsOf(
  memberId: string,
  only: { readonly activityId?: string | undefined; readonly kind?: string | undefined },
  now: Date,
  db: Queryable
): Promise<Grant[]> {
  const rows = await grantRows(memberId, only, db)
  if (rows.length === 0) return []
  const held = await heldCards(memberId, undefined, now, db)
  const cards = new Map(held.map((card) => [card.memberCardId, card]))
  const grants = new Map<string, Grant>()
  for (const row of rows) {
    const { activityId, kind, title, takenAt } = row
    const grant: Grant = grants.get(activityId) ?? {
      activityId,
      kind,
      title,
      takenAt: takenAt.toISOString(),
      lines: []
    }
    grant.lines.push(lineOf(row, cards))
    grants.set(activityId, grant)
  }
  return [...grants.values()]
}

/** What the member received from an activity. */
export async function grantIn(
  memberId: string,
  activityId: string,
  now: Date,
  db: Queryable
): Promise<Grant | undefined> {
  return (await grantsOf(memberId, { activityId }, now, db))[0]
}
