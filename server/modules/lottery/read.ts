import type { Lottery } from '@contract/types'
import type { Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import { dayInChina } from '../../lib/china-time'
import { iso, isoEnd } from '../../lib/iso'
import { listWinners, markSeen, unseenDraw } from './draw-repository'
import { findLottery, insertShare, listPrizes } from './lottery-repository'
import { openLottery, eligibilityOf, type Asked, type Caller, type Opened } from './eligibility'
import { entryKey, openTries, trySourcesOf, type Eligibility } from './tries'
import { drawView, maskedName, prizeViews, stateOf } from './view'

/** A lottery, and the caller's standing in it. @throws BusinessError 404 */
export async function readLottery(db: Queryable, requested: Asked, caller: Caller): Promise<Lottery> {
  const opened = await openLottery(requested, caller, db)
  if (!opened) throw notFound('活动不存在或已结束')
  const { memberId, now } = caller
  const { lottery } = opened
  const { lotteryId, title, subtitle, look, rulesHtml, startsAt, endsAt } = lottery
  const eligibility = memberId === null ? null : await eligibilityOf(opened, { ...caller, memberId }, db)
  const unseen = memberId === null ? null : await unseenDraw(memberId, lotteryId, db)
  const winners = await listWinners(lotteryId, db)
  return {
    lotteryId,
    title,
    subtitle,
    look,
    rulesHtml,
    startsAt: iso(startsAt),
    endsAt: isoEnd(endsAt),
    state: stateOf(lottery, now),
    prizes: prizeViews(await listPrizes(lotteryId, db)),
    ways: trySourcesOf(lottery, eligibility),
    triesLeft: eligibility && openTries(lottery, eligibility).length,
    entry: entryOf(requested, opened, eligibility),
    unseen: unseen && drawView(unseen),
    winners: winners.map(({ nickname, prizeName, at }) => ({
      who: maskedName(nickname),
      prizeName,
      at: iso(at)
    }))
  }
}

/**
 * What the caller learns about their link. For a visitor it looks unused: whether somebody was faster shows when it
 * is spent.
 */
function entryOf(
  { lotteryTk }: Asked,
  { entry, isElsewhere }: Opened,
  eligibility: Eligibility | null
): Lottery['entry'] {
  if (lotteryTk === undefined || isElsewhere) return null
  if (!entry) return 'unknown'
  return eligibility?.spent.has(entryKey(entry.tokenHash)) ? 'spent' : 'fresh'
}

/** A share of a running lottery counts, once per day. @throws BusinessError 404 */
export async function countShare(
  db: Queryable,
  lotteryId: string,
  { memberId, channel, now }: Caller & { readonly memberId: string }
): Promise<void> {
  const lottery = await findLottery(lotteryId, channel, now, db)
  if (!lottery) throw notFound('活动不存在或已结束')
  if (stateOf(lottery, now) !== 'running') return
  await insertShare(lotteryId, memberId, { day: dayInChina(now), now }, db)
}

/** Marks the outcome of a draw as seen by the member. */
export const sawDraw = markSeen
