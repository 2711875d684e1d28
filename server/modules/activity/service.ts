import type { Activity, ActivityBrief, ParsedInput } from '@contract/types'
import { isoEnd } from '../../lib/iso'
import type { Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import type { Storefront } from '../../domain/platform-rules'
import { buyerOf, type CatalogueSource } from '../catalogue'
import { plainLabel } from '../visit'
import { itemsOf, type StockedItem } from './items'
import { actionOf, visitorOf, type ActivityKind, type ActivityState } from './model'
import {
  findActivity,
  findParticipation,
  giftOfCard,
  listRunning,
  type ActivityBriefRow,
  type ActivityRow,
  type ParticipationRow
} from './read-repository'
import { insertRecord } from './record-repository'

/** The caller. */
export interface Visitor extends Storefront {
  readonly memberId: string | null
  readonly channel: string
  readonly now: Date
}

const NOTHING: ParticipationRow = { memberCardId: null, takenAt: null, orderNo: null, paidAt: null }

const missing = () => notFound('活动不存在或已结束')

/** Activities: their content, the caller's participation, and visits. */
export function activityService(db: Queryable, source: CatalogueSource) {
  return {
    /** @throws BusinessError 404 if the channel has no such activity */
    async one(activityId: string, visitor: Visitor): Promise<Activity> {
      const { memberId, channel, now } = visitor
      const row = await findActivity(activityId, channel, db)
      if (!row) throw missing()
      const [catalogue, buyer, found] = await Promise.all([
        source.read(),
        buyerOf(db, memberId, visitor, now),
        memberId === null ? NOTHING : findParticipation(activityId, memberId, db)
      ])
      const items = itemsOf(row.items, catalogue, buyer, channel)
      return activityOf(row, items, found ?? NOTHING, visitor)
    },

    async list(kind: ActivityKind | undefined, { channel, now }: Visitor): Promise<ActivityBrief[]> {
      return (await listRunning(kind, channel, now, db)).map(briefOf)
    },

    /** The activity that gives the card. @throws BusinessError 404 if the channel has no open one that does */
    async giving(cardId: string, { channel, now }: Visitor): Promise<string> {
      const activityId = await giftOfCard(cardId, channel, now, db)
      if (activityId === undefined) throw notFound('这张卡不在可领取的活动中')
      return activityId
    },

    /** Records a visit, once per person. @throws BusinessError 404 for an activity that the channel does not have */
    async record(
      input: ParsedInput<'addActivityRecord'>,
      { memberId, channel, now }: Visitor
    ): Promise<null> {
      const { activityId, kind, deviceId, distributor, account, labelId, source: from } = input
      if (!(await findActivity(activityId, channel, db))) throw missing()
      await insertRecord(
        {
          activityId,
          kind,
          visitor: visitorOf(memberId, deviceId),
          distributor: distributor ?? null,
          account: account ?? null,
          labelId: plainLabel(labelId),
          source: from,
          channelCode: channel,
          at: now
        },
        db
      )
      return null
    }
  }
}

const briefOf = (row: ActivityBriefRow): ActivityBrief => ({
  activityId: row.activityId,
  kind: row.kind,
  title: row.title,
  subtitle: row.subtitle,
  picture: row.picture,
  startsAt: row.startsAt.toISOString(),
  endsAt: isoEnd(row.endsAt)
})

function activityOf(
  row: ActivityRow,
  items: readonly StockedItem[],
  { memberCardId, takenAt, orderNo, paidAt }: ParticipationRow,
  { memberId, now }: Visitor
): Activity {
  const { kind, startsAt, endsAt, agreementVersion, agreementHtml } = row
  const stockLeft = stockLeftOf(row, items)
  const state = stateOf(kind, takenAt, orderNo)
  const purchase = items[0]?.item.purchase
  const loggedIn = memberId !== null
  return {
    ...briefOf(row),
    contentHtml: row.contentHtml,
    rulesHtml: row.rulesHtml,
    usageHtml: row.usageHtml,
    agreement:
      agreementVersion !== null && agreementHtml !== null
        ? { version: agreementVersion, html: agreementHtml }
        : null,
    items: items.map(({ item }) => item),
    stockLeft,
    state,
    action: actionOf({ kind, startsAt, endsAt, stockLeft, state, loggedIn, purchase }, now),
    memberCardId,
    doneAt: (takenAt ?? paidAt)?.toISOString() ?? null,
    orderNo
  }
}

function stateOf(kind: ActivityKind, takenAt: Date | null, orderNo: string | null): ActivityState {
  if (takenAt !== null) return kind === 'sign' ? 'signed' : 'taken'
  return orderNo !== null ? 'bought' : 'none'
}

/**
 * For a gift, the activity's own stock; for a single item on sale, that item's stock; several items have no single
 * number.
 */
function stockLeftOf({ kind, stock, taken }: ActivityRow, items: readonly StockedItem[]): number | null {
  if (kind === 'distribution') return null
  if (kind === 'paid') return items[0]?.stock ?? null
  return stock === null ? null : Math.max(0, stock - taken)
}
