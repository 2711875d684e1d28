import type { LoginResult } from '@contract/types'
import type { Tx } from '../../db/client'
import { defaultAvatar, newMemberId } from '../member'
import { setMobileIfFree } from './account-repository'
import { openAccountSession, enter, openSession, type LoginScene } from './accounts'
import {
  deleteNewMember,
  findPartnerMember,
  insertNamelessMember,
  insertPartnerUser,
  movePartnerUser
} from './partner-user-repository'

/** A user vouched for by a partner: by phone number, by its own id for them, or by both. */
export interface Vouched {
  readonly mobile: string | null
  readonly partnerUserId: string | null
}

/** Whose users these are: ids of two partners are never mixed up. */
export type PartnerScope = string

/**
 * Logs in a user that a partner vouches for, creating the account the first time. A number determines the account; a
 * user without one gets an account linked to the partner's id, and gets the number when the partner provides it
 * later, unless that number already has an account, which is then theirs.
 */
export async function enterVouched(
  tx: Tx,
  scope: PartnerScope,
  user: Vouched,
  scene: LoginScene
): Promise<LoginResult> {
  const { mobile, partnerUserId } = user
  if (partnerUserId === null) return enterByMobile(tx, mobile, scene)
  const key = { channelCode: scope, partnerUserId }
  const existing = await findPartnerMember(key, tx)
  if (mobile === null) {
    return existing ? openAccountSession(tx, existing, null, scene) : enterNameless(tx, key, scene)
  }
  if (existing?.mobile === null) await setMobileIfFree(existing.id, mobile, tx)
  const result = await enterByMobile(tx, mobile, scene)
  await movePartnerUser(key, result.memberId, tx)
  return result
}

async function enterByMobile(tx: Tx, mobile: string | null, scene: LoginScene): Promise<LoginResult> {
  if (mobile === null) throw new Error('A partner vouched for nobody')
  return enter(tx, { mobile, provenBy: 'partner', agreementVersion: null, wechat: null }, scene)
}

/** Concurrent first logins of one user meet at its key: one creates the account, the others find it. */
async function enterNameless(
  tx: Tx,
  key: { channelCode: string; partnerUserId: string },
  scene: LoginScene
): Promise<LoginResult> {
  const memberId = newMemberId()
  await insertNamelessMember(
    {
      id: memberId,
      nickname: `会员${memberId.slice(-4)}`,
      avatar: defaultAvatar(''),
      channelCode: scene.channel,
      createdAt: scene.now
    },
    tx
  )
  if (await insertPartnerUser(key, memberId, tx)) {
    const accessToken = await openSession(tx, memberId, scene)
    return { accessToken, openId: null, memberId, isNew: true, closed: null }
  }
  await deleteNewMember(memberId, tx)
  const existing = await findPartnerMember(key, tx)
  if (!existing) throw new Error('The account of a partner’s user went while it was logging in')
  return openAccountSession(tx, existing, null, scene)
}
