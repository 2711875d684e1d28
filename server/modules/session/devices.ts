import { RESULT } from '@contract/envelope/codes'
import type { Data } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { BusinessError, loginExpired, notFound } from '../../core/business-error'
import { dayInChina } from '../../lib/china-time'
import { lockMembers } from '../member'
import {
  deleteMemberTickets,
  deleteOtherSessions,
  findSession,
  holdSession,
  listSessions,
  lockSession,
  unbindOtherWechat,
  unbindWechatOf
} from './device-repository'
import { forgetDevices } from './proven-device-repository'
import { deleteSession } from './session-repository'

/** A member's call, and its session. */
export interface DeviceScene {
  readonly memberId: string
  readonly tokenHash: string
  readonly deviceHash: string | null
  readonly now: Date
}

/** Shown for a session opened before devices were recorded. */
const UNNAMED = '较早登录的设备'

/** The devices on which a member is logged in, the calling one first. */
export async function listDevices(
  db: Queryable,
  { memberId, tokenHash, now }: Pick<DeviceScene, 'memberId' | 'tokenHash' | 'now'>
): Promise<Data<'listDevices'>> {
  const listed = await listSessions(memberId, now, db)
  const devices = listed.map((one) => ({
    deviceId: one.id,
    device: one.device || UNNAMED,
    app: one.app,
    channelName: one.channelName,
    firstSeen: dayInChina(one.createdAt),
    lastSeen: one.seenOn,
    current: one.tokenHash === tokenHash
  }))
  return {
    devices: [...devices.filter(({ current }) => current), ...devices.filter(({ current }) => !current)]
  }
}

/**
 * Logs out another device of the member's. The WeChat identity that it logged in with is unlinked: it would log in
 * again automatically.
 * @throws BusinessError 404 if missing or somebody else's, 907 for the calling device
 */
export async function endDevice(db: Queryable, deviceId: string, scene: DeviceScene): Promise<null> {
  const { memberId, tokenHash: kept } = scene
  return withTransaction(db, async (tx) => {
    await holdOwner(scene, tx)
    const ended = await findSession(memberId, deviceId, tx)
    if (ended === null) throw notFound('该设备已退出登录')
    if (ended === kept) throw new BusinessError(RESULT.orderState, '这是本机，请使用“退出登录”')
    // waits for whatever it is about to link or to open
    await deleteSessionAndWechat(tx, { memberId, ended, kept })
    await deleteMemberTickets(memberId, tx)
    return null
  })
}

/** Logs out all devices of the member except the calling one. */
export async function endOtherDevices(db: Queryable, scene: DeviceScene): Promise<Data<'endOtherDevices'>> {
  return withTransaction(db, async (tx) => {
    const mobile = await holdOwner(scene, tx)
    const ended = await endOtherSessions(tx, scene)
    if (mobile !== null) await forgetDevices(mobile, scene.deviceHash, tx)
    return { ended }
  })
}

/**
 * Ends everything that would let another device into an account: its sessions with all their verifications, tickets,
 * and the WeChat identities that log in automatically, except for those of the session that stays. The caller has
 * locked the member's row, which every login locks as well: a concurrent login has finished before, or finds the row
 * gone.
 * @returns how many sessions
 */
export async function endOtherSessions(
  tx: Tx,
  { memberId, tokenHash }: Pick<DeviceScene, 'memberId' | 'tokenHash'>
): Promise<number> {
  // first: anything that one of them is about to link or to open locks its session, and is visible once that is gone
  const ended = await deleteOtherSessions(memberId, tokenHash, tx)
  await unbindOtherWechat(memberId, tokenHash, tx)
  await deleteMemberTickets(memberId, tx)
  return ended
}

async function deleteSessionAndWechat(
  tx: Tx,
  { memberId, ended, kept }: { readonly memberId: string; readonly ended: string; readonly kept: string }
): Promise<void> {
  await lockSession(ended, tx)
  await unbindWechatOf(memberId, { ended, kept }, tx)
  await deleteSession(ended, tx)
}

/**
 * Locks the member's row.
 * @returns the number @throws BusinessError 305 if another device has ended this session meanwhile
 */
async function holdOwner({ memberId, tokenHash }: DeviceScene, tx: Tx): Promise<string | null> {
  const mobile = (await lockMembers([memberId], tx)).get(memberId)
  if (mobile === undefined || !(await holdSession(tokenHash, tx))) throw loginExpired()
  return mobile
}
