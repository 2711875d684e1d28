import { RESULT } from '@contract/envelope/codes'
import type { Os, Platform } from '@contract/device/platform'
import type { LoginResult } from '@contract/types'
import { BusinessError } from '../../core/business-error'
import type { Network } from '../../core/network'
import { isoEnd } from '../../lib/iso'
import type { Tx } from '../../db/client'
import type { WechatIdentity } from '../../gateways/wechat/wechat-gateway'
import { hashToken, pageKeyOf } from '../../core/session-token'
import { dayInChina } from '../../lib/china-time'
import { defaultAvatar, defaultNickname, deletionDue, newMemberId } from '../member'
import {
  bindWechat,
  insertAccount,
  isBlocked,
  renewAgreement,
  type ExistingAccount
} from './account-repository'
import { nameDevice } from './device-model'
import { newToken, sessionEnd } from './model'
import { proveDevice } from './proven-device-repository'
import { reclaim } from './reclaim'
import { findVouchedAccount } from './reclaim-repository'
import { insertSession, saveSessionPayer } from './session-repository'
import { issueMemberTicket } from './tickets'

/** Where and when somebody logs in. */
export interface LoginScene {
  readonly channel: string
  readonly platform: Platform
  readonly os: Os
  readonly userAgent: string
  /** The caller's network. */
  readonly network: Network
  readonly deviceHash: string | null
  readonly now: Date
}

export interface ProvenPhone {
  readonly mobile: string
  /** Verified by its owner, with a code or WeChat; or only asserted by a partner. */
  readonly provenBy: 'owner' | 'partner'
  /** null if no agreement was shown: a partner vouches. */
  readonly agreementVersion: string | null
  /** The WeChat identity to link to it. */
  readonly wechat: (WechatIdentity & { readonly appId: string }) | null
}

/** Logs in the owner of a number, creating the account the first time, in one transaction. */
export async function enter(tx: Tx, phone: ProvenPhone, scene: LoginScene): Promise<LoginResult> {
  const vouched = phone.provenBy === 'owner' ? await findVouchedAccount(phone.mobile, tx) : null
  const found = vouched === null ? undefined : await reclaim(tx, vouched, scene.now)
  const { account, isNew } = await findOrMakeAccount(tx, phone, scene)
  const login = await openAccountSession(tx, account, phone.wechat?.openId ?? null, scene)
  if (phone.provenBy === 'owner') await proveDevice(phone.mobile, scene.deviceHash, scene.now, tx)
  if (phone.wechat && login.accessToken !== null) {
    await bindWechat({ ...phone.wechat, memberId: account.id }, tx)
    await saveSessionPayer(hashToken(login.accessToken), phone.wechat, tx)
  }
  return { ...login, isNew, ...(found ? { found } : {}) }
}

/**
 * Opens a session of a known account. A closed one gets none: its owner receives a ticket for undoing the deletion,
 * and decides. Every login that identifies an account ends here (ADR 0041).
 */
export async function openAccountSession(
  tx: Tx,
  { id: memberId, deletedAt }: ExistingAccount,
  openId: string | null,
  scene: LoginScene
): Promise<LoginResult> {
  const who = { openId, memberId, isNew: false }
  if (deletedAt === null) return { ...who, accessToken: await openSession(tx, memberId, scene), closed: null }
  const undoTicket = await issueMemberTicket(tx, 'undo', memberId, scene)
  return {
    ...who,
    accessToken: null,
    closed: { undoTicket, deletedAt: isoEnd(deletionDue(deletedAt)) }
  }
}

/**
 * Opens a session. @returns its token, of which only the hash is stored
 * @throws BusinessError 403 for a member whom staff keep out
 */
export async function openSession(tx: Tx, memberId: string, scene: LoginScene): Promise<string> {
  if (await isBlocked(memberId, tx)) throw new BusinessError(RESULT.forbidden, '账号已停用，请联系客服')
  const token = newToken()
  await insertSession(
    {
      tokenHash: hashToken(token),
      pageHash: hashToken(pageKeyOf(token)),
      memberId,
      channelCode: scene.channel,
      platform: scene.platform,
      ...nameDevice(scene),
      deviceHash: scene.deviceHash,
      createdAt: scene.now,
      seenOn: dayInChina(scene.now),
      expiresAt: sessionEnd(scene.now)
    },
    tx
  )
  return token
}

/**
 * Concurrent first logins of one number meet at the UNIQUE mobile: one creates the account, the others find it.
 * Between the two steps the account may be deleted, hence the second round.
 */
async function findOrMakeAccount(tx: Tx, phone: ProvenPhone, scene: LoginScene) {
  const { mobile, agreementVersion } = phone
  for (let round = 1; round <= 3; round++) {
    const existing = await renewAgreement(mobile, agreementVersion, tx)
    if (existing !== null) return { account: existing, isNew: false }
    const memberId = newMemberId()
    const made = await insertAccount(
      {
        id: memberId,
        mobile,
        nickname: defaultNickname(mobile),
        avatar: defaultAvatar(mobile),
        channelCode: scene.channel,
        agreementVersion,
        createdAt: scene.now
      },
      tx
    )
    if (made) return { account: { id: memberId, deletedAt: null }, isNew: true }
  }
  throw new Error('An account appeared and went three times during one login')
}
