/** Members' invitation codes, and friends who accept them. */
import { randomInt } from 'node:crypto'
import type { BindingOutcome, Data } from '@contract/types'
import { withTransaction, type Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import { notInSsr } from '../../core/not-in-ssr'
import { boundTo, insertBinding, lockBindings, isReferrerOrAncestor } from './binding-repository'
import { findCampaign } from './campaign-repository'
import { codeOf, findInvitation, insertInvitation } from './invitation-repository'
import type { Account } from './ledger-repository'
import { maskName } from './model'

/** Without 0, 1, I and O, which are easily confused. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Whether a campaign runs in a channel. */
async function isRunning(channel: string, now: Date, db: Queryable): Promise<boolean> {
  const campaign = await findCampaign(channel, now, db)
  return campaign !== null && campaign.startsAt <= now && campaign.endsAt > now
}

/**
 * A member's code in a channel, created on first use if allowed (`mayMake`).
 * @throws BusinessError 404 if no campaign is running, 403 if it does not exist yet and may not be created
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
    // concurrent calls, or the code happens to be taken: look again
    const code = newCode()
    if (await insertInvitation(code, memberId, channel, now, db)) return { code }
  }
}

/**
 * The owner of an invitation code. Reading spends and binds nothing: link previews read, too.
 * @throws BusinessError 404
 */
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
 * Binds a member to the owner of a code: only once, while a campaign is running, and never to oneself or in a ring.
 * Repeated with the same code it is `bound` as before.
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
    if (await isReferrerOrAncestor(memberId, referrerId, channel, tx)) return 'loop'
    await insertBinding({ memberId, channel, referrerId, boundAt: now }, tx)
    return 'bound'
  })
}
