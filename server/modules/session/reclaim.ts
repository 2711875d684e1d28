import type { LoginResult } from '@contract/types'
import type { Tx } from '../../db/client'
import { countBelongings } from '../member'
import { deleteMemberTickets } from './device-repository'
import { deleteAllSessions, deletePartnerEntries, unbindAllWechat } from './reclaim-repository'

/**
 * The owner of a number comes in for the first time to an account that a partner made for it: nobody had proven the number, and
 * whoever was in it may be anybody. Everything that would let them in again ends: sessions, tickets, WeChat identities, the partner's
 * own name for the user, and the distributor's trust. What the account has stays (ADR 0057).
 * @returns what the owner is told; undefined where there is nothing in it
 */
export async function reclaim(tx: Tx, memberId: string, now: Date): Promise<LoginResult['found']> {
  await deleteAllSessions(memberId, tx)
  await unbindAllWechat(memberId, tx)
  await deletePartnerEntries(memberId, tx)
  await deleteMemberTickets(memberId, tx)
  const belongings = await countBelongings(memberId, now, tx)
  return belongings.length > 0 ? { belongings } : undefined
}
