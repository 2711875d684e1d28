import type { Data } from '@contract/types'
import { withTransaction, type Queryable } from '../../db/client'
import { hashToken } from '../../core/session-token'
import { reopenAccount } from './account-repository'
import { openSession, type LoginScene } from './accounts'
import { undoRefused } from './entry-refusals'
import { memberOfTicket } from './entry-repository'
import { redeemTicket } from './tickets'

/**
 * Takes the deletion of an account back and logs its owner in. The account is held before the ticket is used up: whoever deletes
 * it in the same moment holds the one and wants the other, too.
 * @throws BusinessError 914 for a ticket that is over or was used, and where what the account had is gone
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
