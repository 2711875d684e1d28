/** Codes by which members invite, and friends who accept. */
import { randomInt } from 'node:crypto'
import type { BindingOutcome, Data } from '@contract/types'
import { withTransaction, type Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import { notInSsr } from '../../core/not-in-ssr'
import { boundTo, insertBinding, lockBindings, standsAbove } from './binding-repository'
import { findCampaign } from './campaign-repository'
import { codeOf, findInvitation, insertInvitation } from './invitation-repository'
import type { Account } from './ledger-repository'
import { maskName } from './model'

/** Without 0, 1, I and O, which are read for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Whether a campaign runs in a channel. */
async function isRunning(channel: string, now: Date, db: Queryable): Promise<boolean> {
  const campaign = await findCampaign(channel, now, db)
  return campaign !== null && campaign.startsAt <= now && campaign.endsAt > now
}

/**
 * The code of a member in a channel, made at the first time unless that is not to be (`mayMake`).
 * @throws BusinessError 404 where no campaign runs, 403 where it is not made yet and is not to be
 */
export async function openInvitation(
  db: Queryable,
  { memberId, channel }: Account,
  { now, mayMake }: { readonly now: Date; readonly mayMake: boolean }
): Promise<Data<'openInvitation'>> {
  if (!(await isRunning(channel, now, db))) throw notFound('活动未开始或已结束')
  for (;;) {
    const existing = await codeOf(memberId, channel, db)
    if (existing !== null) return { code: existing }
    if (!mayMake) throw notInSsr('A code that is to be made')
    // asked twice at once, or by chance somebody's: then it is looked for again
    const code = newCode()
    if (await insertInvitation(code, memberId, channel, now, db)) return { code }
  }
}

/** Who invites by a code. Nothing is spent or bound by looking: previews of links look, too. @throws BusinessError 404 */
export async function readInvitation(
  db: Queryable,
  code: string,
  caller: { readonly memberId: string | null; readonly channel: string }
): Promise<Data<'getInvitation'>> {
  const found = await findInvitation(code, caller.channel, db)
  if (!found) throw notFound('邀请码无效')
  return { referrerName: maskName(found.nickname), own: found.memberId === caller.memberId }
}

/**
 * Binds a member to who invites by a code: the first time, while a campaign runs, and never to oneself or in a ring. Asked again
 * by the same code it is `bound` as before.
 */
export function acceptInvitation(
  db: Queryable,
  code: string,
  { memberId, channel }: Account,
  now: Date
): Promise<BindingOutcome> {
  return withTransaction(db, async (tx) => {
    const found = await findInvitation(code, channel, tx)
    if (!found) return 'unknown'
    const { memberId: referrerId } = found
    if (referrerId === memberId) return 'self'
    await lockBindings(channel, tx)
    const existing = await boundTo(memberId, channel, tx)
    if (existing !== null) return existing === referrerId ? 'bound' : 'already'
    if (!(await isRunning(channel, now, tx))) return 'ended'
    if (await standsAbove(memberId, referrerId, channel, tx)) return 'loop'
    await insertBinding({ memberId, channel, referrerId, boundAt: now }, tx)
    return 'bound'
  })
}
