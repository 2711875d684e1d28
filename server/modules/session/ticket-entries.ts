import type { Data, ParsedInput } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { hashToken } from '../../http/caller'
import { bindFreeWechat, findLivingMember, findWechatMember } from './account-repository'
import { openSession, type LoginScene } from './accounts'
import { ticketRefused } from './entry-refusals'
import { keepSessionPayer } from './session-repository'
import { identityOf, issueIdentityTicket, issueMemberTicket, redeemTicket, TICKET_MINUTES } from './tickets'

/** A member's call. */
export interface MemberScene extends LoginScene {
  readonly memberId: string
  readonly token: string | null
}

/** What tickets open: a session, or the binding of the WeChat identity that they carry. */
export interface TicketEntries {
  /** @throws BusinessError 914 */
  getToken(input: ParsedInput<'wechatGetToken'>, scene: LoginScene): Promise<Data<'wechatGetToken'>>
  createWebTicket(memberId: string, scene: LoginScene): Promise<Data<'createWebTicket'>>
  /**
   * Binds the identity of a ticket of this account, unless it is another member's; this session pays with it either way.
   * @throws BusinessError 914
   */
  bind(ticket: string, appId: string | null, member: MemberScene): Promise<Data<'updateOpenId'>>
}

export function createTicketEntries(db: Queryable): TicketEntries {
  return {
    getToken: ({ ticket }, scene) =>
      withTransaction(db, async (tx) => {
        const held = await redeemTicket(tx, ticket, scene)
        // One for binding is none to log in with: it would be answered with a fresh one, and so never end.
        if (!held || held.kind === 'bind' || held.kind === 'undo') throw ticketRefused()
        const identity = identityOf(held)
        if (identity) return enterByIdentity(tx, identity, scene)
        const memberId = held.memberId && (await findLivingMember(held.memberId, tx))
        if (!memberId) throw ticketRefused()
        return { ...NOBODY, accessToken: await openSession(tx, memberId, scene), memberId }
      }),

    async createWebTicket(memberId, scene) {
      const ticket = await issueMemberTicket(db, 'web', memberId, scene)
      return { ticket, expiresInSeconds: TICKET_MINUTES.web * 60 }
    },

    bind: (ticket, appId, member) =>
      withTransaction(db, async (tx) => {
        const held = await redeemTicket(tx, ticket, member)
        const identity = held && identityOf(held)
        // Refused in the transaction: a ticket of the other account is still good for what it is.
        if (!identity || identity.appId !== appId) throw ticketRefused()
        if (member.token) await keepSessionPayer(hashToken(member.token), identity, tx)
        const bound = await bindFreeWechat({ ...identity, memberId: member.memberId }, tx)
        return { openId: identity.openId, bound }
      })
  }
}

const NOBODY = { accessToken: null, openId: null, memberId: null, isNew: false, bindTicket: null }

async function enterByIdentity(
  tx: Tx,
  identity: { appId: string; openId: string; unionId: string | null },
  scene: LoginScene
): Promise<Data<'wechatGetToken'>> {
  const { appId, openId } = identity
  const memberId = await findWechatMember(appId, openId, tx)
  if (memberId === null) {
    return { ...NOBODY, openId, bindTicket: await issueIdentityTicket(tx, 'bind', identity, scene) }
  }
  const accessToken = await openSession(tx, memberId, scene)
  await keepSessionPayer(hashToken(accessToken), identity, tx)
  return { ...NOBODY, accessToken, openId, memberId }
}
