import type { Data, ParsedInput } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { loginExpired } from '../../core/business-error'
import { hashToken } from '../../core/session-token'
import { bindFreeWechat, findLivingMember, findWechatMember } from './account-repository'
import { openSession, type LoginScene } from './accounts'
import { holdSession } from './device-repository'
import { ticketRefused } from './entry-refusals'
import { memberOfTicket } from './entry-repository'
import { saveSessionPayer } from './session-repository'
import { identityOf, issueIdentityTicket, issueMemberTicket, redeemTicket, TICKET_MINUTES } from './tickets'

/** A member's call. */
export interface MemberScene extends LoginScene {
  readonly memberId: string
  readonly token: string | null
}

/** What tickets give: a session, or a link to the WeChat identity that they carry. */
export interface TicketEntries {
  /** @throws BusinessError 914 */
  getToken(input: ParsedInput<'wechatGetToken'>, scene: LoginScene): Promise<Data<'wechatGetToken'>>
  /** @throws BusinessError 305 */
  createWebTicket(scene: MemberScene): Promise<Data<'createWebTicket'>>
  /**
   * Links the identity of a ticket to this account, unless it is another member's; this session pays with it either
   * way.
   * @throws BusinessError 914
   */
  bind(ticket: string, appId: string | null, member: MemberScene): Promise<Data<'updateOpenId'>>
}

export function createTicketEntries(db: Queryable): TicketEntries {
  return {
    getToken: ({ ticket }, scene) =>
      withTransaction(db, async (tx) => {
        // locked before the ticket is used up: ending the member's other devices locks the one and then the other,
        // too
        const owner = await memberOfTicket(hashToken(ticket), 'web', scene.now, tx)
        const memberId = owner && (await findLivingMember(owner, tx))
        const held = await redeemTicket(tx, ticket, scene)
        // A ticket for linking is not valid for login: it would be answered with a fresh one, and so never end.
        if (!held || held.kind === 'bind' || held.kind === 'undo') throw ticketRefused()
        const identity = identityOf(held)
        if (identity) return enterByIdentity(tx, identity, scene)
        if (!memberId) throw ticketRefused()
        return { ...NOBODY, accessToken: await openSession(tx, memberId, scene), memberId }
      }),

    createWebTicket: (scene) =>
      withTransaction(db, async (tx) => {
        await holdOwnSession(scene, tx)
        const ticket = await issueMemberTicket(tx, 'web', scene.memberId, scene)
        return { ticket, expiresInSeconds: TICKET_MINUTES.web * 60 }
      }),

    bind: (ticket, appId, member) =>
      withTransaction(db, async (tx) => {
        await holdOwnSession(member, tx)
        const held = await redeemTicket(tx, ticket, member)
        const identity = held && identityOf(held)
        // Refused in the transaction: a ticket of the other account stays valid for its purpose.
        if (!identity || identity.appId !== appId) throw ticketRefused()
        if (member.token) await saveSessionPayer(hashToken(member.token), identity, tx)
        const bound = await bindFreeWechat({ ...identity, memberId: member.memberId }, tx)
        return { openId: identity.openId, bound }
      })
  }
}

/** @throws BusinessError 305 if another device has ended this session meanwhile */
async function holdOwnSession({ token }: MemberScene, tx: Tx): Promise<void> {
  if (token === null || !(await holdSession(hashToken(token), tx))) throw loginExpired()
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
  await saveSessionPayer(hashToken(accessToken), identity, tx)
  return { ...NOBODY, accessToken, openId, memberId }
}
