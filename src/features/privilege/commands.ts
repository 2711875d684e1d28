import { call } from '@/api/call'
import { isDecided } from '@/api/error'
import { queryClient } from '@/api/query-client'
import { settleWish, wishKey } from '@/api/wish-key'
import type { ReceiveRecord, TakeWish } from './model'

const nameOf = ({ privilegeId, memberPlateId }: TakeWish) => `receive|${memberPlateId}|${privilegeId}`

function send({ groupId, account, ...wish }: TakeWish, idempotencyKey: string): Promise<ReceiveRecord> {
  const options = { idempotencyKey, quiet: true }
  const input = { ...wish, ...(account ? { account } : {}) }
  return groupId
    ? call('receiveGroupPrivilege', { ...input, groupId }, options)
    : call('receivePrivilege', input, options)
}

/** Reads that a taken or used privilege makes old. */
const TOUCHED: ReadonlySet<unknown> = new Set([
  'myPrivilegeDetail',
  'listPrivileges',
  'getPrivilegeGroupInfo',
  'indexPlateInfo',
  'plateRoundInfo',
  'getMyCardPlateInfo',
  'getPlateDetail',
  'getCardInfo',
  'myMultipleCardInfo',
  'pageMyReceiveRecord',
  'getMyPrivilegeReceiveRecord',
  'getMyReceiveCount'
])

/** Asks anew for all that tells of receiving. */
export const refreshReceiving = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED.has(queryKey[0]) })

const keepRecord = (record: ReceiveRecord) =>
  queryClient.setQueryData(['getReceiveRecord', { receiveId: record.receiveId }], record)

/** Seconds the member has to wait before taking again; 0 = may take now (guard against scripts). @throws ApiError */
export async function secondsToWait(privilegeId: string): Promise<number> {
  const { allowed, waitSeconds } = await call('checkPreventSwipe', { privilegeId }, { quiet: true })
  return allowed ? 0 : waitSeconds
}

/** Takes a privilege: one record, however often it is asked for until the wish is settled. @throws ApiError, no toast */
export async function takePrivilege(wish: TakeWish): Promise<ReceiveRecord> {
  const name = nameOf(wish)
  try {
    const record = await send(wish, wishKey(name, wish))
    settleWish(name)
    keepRecord(record)
    return record
  } catch (error) {
    if (isDecided(error)) settleWish(name)
    throw error
  } finally {
    void refreshReceiving()
  }
}

/** The member has used a code. @throws ApiError, 907 when it is not one that can be used now */
export async function markUsed(receiveId: string): Promise<ReceiveRecord> {
  const record = await call('markReceiveUsed', { receiveId })
  keepRecord(record)
  void refreshReceiving()
  return record
}

/** Tells that the member looked at a privilege; nobody waits for it. */
export function recordLook(privilegeId: string): void {
  call('recordThePrivilege', { privilegeId }, { background: true }).catch(() => undefined)
}
