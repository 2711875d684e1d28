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

/** A member's call, and the session that makes it. */
export interface DeviceScene {
  readonly memberId: string
  readonly tokenHash: string
  readonly deviceHash: string | null
  readonly now: Date
}

/** What is shown of a session from before its device was noted. */
const UNNAMED = '较早登录的设备'

/** The devices on which a member is logged in, the one that asks first. */
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
 * Logs another device of the member's out. The WeChat that it came by is unbound: it would log in again without asking.
 * @throws BusinessError 404 for what is not there or somebody else's, 907 for the device that asks
 */
export async function endDevice(db: Queryable, deviceId: string, scene: DeviceScene): Promise<null> {
  const { memberId, tokenHash: kept } = scene
  return withTransaction(db, async (tx) => {
    await holdOwner(scene, tx)
    const ended = await findSession(memberId, deviceId, tx)
    if (ended === null) throw notFound('该设备已退出登录')
    if (ended === kept) throw new BusinessError(RESULT.orderState, '这是本机，请使用“退出登录”')
    // what it is about to bind or to open is waited for
    await deleteSessionAndWechat(tx, { memberId, ended, kept })
    await deleteMemberTickets(memberId, tx)
    return null
  })
}

/** Logs all devices of the member out but the one that asks. */
export async function endOtherDevices(db: Queryable, scene: DeviceScene): Promise<Data<'endOtherDevices'>> {
  return withTransaction(db, async (tx) => {
    const mobile = await holdOwner(scene, tx)
    const ended = await endOtherSessions(tx, scene)
    if (mobile !== null) await forgetDevices(mobile, scene.deviceHash, tx)
    return { ended }
  })
}

/**
 * Ends what would let another device into an account: its sessions with all that was proven in them, tickets, and the WeChat
 * identities that log in without asking, but for those of the session that stays. The caller holds the member's row, which every
 * way in holds as well: a login under way has ended before, or finds what is gone.
 * @returns how many sessions
 */
export async function endOtherSessions(
  tx: Tx,
  { memberId, tokenHash }: Pick<DeviceScene, 'memberId' | 'tokenHash'>
): Promise<number> {
  // first: whatever one of them is about to bind or to open holds its session, and is there once that is gone
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

/** Holds the member's row. @returns the number @throws BusinessError 305 where another device has ended this session meanwhile */
async function holdOwner({ memberId, tokenHash }: DeviceScene, tx: Tx): Promise<string | null> {
  const mobile = (await lockMembers([memberId], tx)).get(memberId)
  if (mobile === undefined || !(await holdSession(tokenHash, tx))) throw loginExpired()
  return mobile
}
