import type { Data } from '@contract/types'
import { withTransaction, type Queryable } from '../../db/client'
import { hashToken } from '../../core/session-token'
import { reopenAccount } from './account-repository'
import { openSession, type LoginScene } from './accounts'
import { undoRefused } from './entry-refusals'
import { memberOfTicket } from './entry-repository'
import { redeemTicket } from './tickets'

/**
 * Undoes the deletion of an account and logs its owner in. The account is locked before the ticket is used up: a
 * concurrent deletion locks the one and then the other, too.
 * @throws BusinessError 914 for a ticket that has expired or was used, and if the account's data is gone
 */
export async function undoDeletion(
  db: Queryable,
  ticket: string,
  scene: LoginScene
): Promise<Data<'undoDeletion'>> {
  return withTransaction(db, async (tx) => {
    const memberId = await memberOfTicket(hashToken(ticket), 'undo', scene.now, tx)
    if (memberId === null || !(await reopenAccount(memberId, tx))) throw undoRefused()
    if (!(await redeemTicket(tx, ticket, scene))) throw undoRefused()
    return { accessToken: await openSession(tx, memberId, scene), openId: null, memberId, isNew: false }
  })
}
