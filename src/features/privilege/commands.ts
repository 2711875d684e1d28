import { privilegeEndpoints } from '@contract/privilege/endpoints'
import { call } from '@/api/call'
import { isDecided } from '@/api/error'
import { queryClient } from '@/api/query-client'
import { touch } from '@/api/touch'
import { settleWish, wishKey } from '@/api/wish-key'
import type { ReceiveRecord, TakeWish } from './model'
import { receiveRecordQuery } from './queries'

const nameOf = ({ privilegeId, memberPlateId }: TakeWish) => `receive|${memberPlateId}|${privilegeId}`

function send({ groupId, account, ...wish }: TakeWish, idempotencyKey: string): Promise<ReceiveRecord> {
  const options = { idempotencyKey, quiet: true }
  const input = { ...wish, ...(account ? { account } : {}) }
  return groupId
    ? call(privilegeEndpoints.receiveGroupPrivilege, { ...input, groupId }, options)
    : call(privilegeEndpoints.receivePrivilege, input, options)
}

/** Asks anew for all that tells of receiving. */
export const refreshReceiving = (): Promise<void> => touch(privilegeEndpoints.receivePrivilege)

const keepRecord = (record: ReceiveRecord) =>
  queryClient.setQueryData(receiveRecordQuery(record.receiveId).queryKey, record)

/** Seconds the member has to wait before taking again; 0 = may take now (guard against scripts). @throws ApiError */
export async function secondsToWait(privilegeId: string): Promise<number> {
  const { allowed, waitSeconds } = await call(
    privilegeEndpoints.checkPreventSwipe,
    { privilegeId },
    { quiet: true }
  )
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
  const record = await call(privilegeEndpoints.markReceiveUsed, { receiveId })
  keepRecord(record)
  void refreshReceiving()
  return record
}

/** Tells that the member looked at a privilege; nobody waits for it. */
export function recordLook(privilegeId: string): void {
  call(privilegeEndpoints.recordThePrivilege, { privilegeId }, { background: true }).catch(() => undefined)
}
