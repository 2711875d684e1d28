import { privilegeEndpoints } from '@contract/privilege/endpoints'
import { call } from '@/api/call'
import { queryClient } from '@/api/query-client'
import { invalidate } from '@/api/invalidate'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { ReceiveRecord, Taking } from './model'
import { receiveRecordQuery } from './queries'

/** Asks anew for all that tells of receiving. */
export const refreshReceiving = (): Promise<void> => invalidate(privilegeEndpoints.receivePrivilege)

const saveRecord = (record: ReceiveRecord) =>
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

/** Takes a privilege: one record, however often it is asked for. */
export const taking: Write<Taking, ReceiveRecord> = {
  name: ({ privilegeId, memberPlateId }) => `receive|${memberPlateId}|${privilegeId}`,
  call: ({ groupId, account, ...asked }) => {
    const input = { ...asked, ...(account ? { account } : {}) }
    return groupId
      ? keyed(privilegeEndpoints.receiveGroupPrivilege, { ...input, groupId })
      : keyed(privilegeEndpoints.receivePrivilege, input)
  },
  quiet: true,
  took: saveRecord
}

/** Takes a privilege from a page. The function throws ApiError; no toast. */
export const useTakePrivilege = () => useWrite(taking).submitNow

/** Shows the code of what was bought. @throws ApiError, 907 when it cannot be used now */
export async function showCode(receiveId: string): Promise<void> {
  saveRecord(await call(privilegeEndpoints.showReceiveCode, { receiveId }))
  void invalidate(privilegeEndpoints.showReceiveCode)
}

/** The member has used a code. @throws ApiError, 907 when it is not one that can be used now */
export async function markUsed(receiveId: string): Promise<ReceiveRecord> {
  const record = await call(privilegeEndpoints.markReceiveUsed, { receiveId })
  saveRecord(record)
  void refreshReceiving()
  return record
}

/** Tells that the member looked at a privilege; nobody waits for it. */
export function recordLook(privilegeId: string): void {
  call(privilegeEndpoints.recordThePrivilege, { privilegeId }, { background: true }).catch(() => undefined)
}
