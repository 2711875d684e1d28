import type { LoginResult } from '@contract/types'
import type { Tx } from '../../db/client'
import { countBelongings } from '../member'
import { deleteMemberTickets } from './device-repository'
import { deleteAllSessions, deletePartnerEntries, unbindAllWechat } from './reclaim-repository'

/**
 * The owner of a number logs in for the first time to an account that a partner created for it: nobody had verified
 * the number, and whoever was in it may be anybody. Everything that would let them in again ends: sessions, tickets,
 * WeChat identities, the partner's own id for the user, and the distributor's trust. What the account owns stays (ADR
 * 0057).
 * @returns the notice for the owner; undefined if the account is empty
 */
export async function reclaim(tx: Tx, memberId: string, now: Date): Promise<LoginResult['found']> {
  await deleteAllSessions(memberId, tx)
  await unbindAllWechat(memberId, tx)
  await deletePartnerEntries(memberId, tx)
  await deleteMemberTickets(memberId, tx)
  const belongings = await countBelongings(memberId, now, tx)
  return belongings.length > 0 ? { belongings } : undefined
}
