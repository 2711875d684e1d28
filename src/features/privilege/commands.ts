import { privilegeEndpoints } from '@contract/privilege/endpoints'
import { call } from '@/api/call'
import { queryClient } from '@/api/query-client'
import { invalidate } from '@/api/invalidate'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { ReceiveRecord, Taking } from './model'
import { receiveRecordQuery } from './queries'

/** Invalidates everything that depends on receiving. */
export const refreshReceiving = (): Promise<void> => invalidate(privilegeEndpoints.receivePrivilege)

const saveRecord = (record: ReceiveRecord) =>
  queryClient.setQueryData(receiveRecordQuery(record.receiveId).queryKey, record)

/**
 * Seconds the member has to wait before receiving again; 0 = now (protection against scripts). @throws
 * ApiError
 */
export async function secondsToWait(privilegeId: string): Promise<number> {
  const { allowed, waitSeconds } = await call(
    privilegeEndpoints.checkPreventSwipe,
    { privilegeId },
    { quiet: true }
  )
  return allowed ? 0 : waitSeconds
}

/** Receives a privilege: one record, however often the request is repeated. */
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

/** Receives a privilege from a page. The function throws ApiError; no toast. */
export const useTakePrivilege = () => useWrite(taking).submitNow

/** Reveals the code of a purchase. @throws ApiError, 907 when it cannot be used now */
export async function showCode(receiveId: string): Promise<void> {
  saveRecord(await call(privilegeEndpoints.showReceiveCode, { receiveId }))
  void invalidate(privilegeEndpoints.showReceiveCode)
}

interface Sending {
  readonly receiveId: string
  readonly addressId: string
}

const sending: Write<Sending, ReceiveRecord> = {
  name: ({ receiveId }) => `parcel|${receiveId}`,
  call: (input) => keyed(privilegeEndpoints.claimReceiveParcel, input),
  took: saveRecord
}

/** Where a call failed, another phone of the member may have been first. */
const refetchRecord = (receiveId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: receiveRecordQuery(receiveId).queryKey })

/** Has the goods of a record sent to an address; a failure is shown as a toast, and the record as it is now. */
export const useSendTo = (then: () => void) =>
  useWrite(sending, { then, failed: (_, { receiveId }) => refetchRecord(receiveId) })

/** Confirms receipt of the goods of a record. @throws ApiError, already reported */
export async function reportParcelReceived(receiveId: string): Promise<void> {
  try {
    saveRecord(await call(privilegeEndpoints.receivedReceiveParcel, { receiveId }))
  } catch (error) {
    void refetchRecord(receiveId)
    throw error
  } finally {
    await invalidate(privilegeEndpoints.receivedReceiveParcel)
  }
}

/** Marks a code as used. @throws ApiError, 907 when it cannot be marked now */
export async function markUsed(receiveId: string): Promise<ReceiveRecord> {
  const record = await call(privilegeEndpoints.markReceiveUsed, { receiveId })
  saveRecord(record)
  void refreshReceiving()
  return record
}

/** Undoes that the member marked a code as used. @throws ApiError, 907 when a shop used it, or it has expired */
export async function unmarkUsed(receiveId: string): Promise<ReceiveRecord> {
  const record = await call(privilegeEndpoints.unmarkReceiveUsed, { receiveId })
  saveRecord(record)
  void refreshReceiving()
  return record
}

/** Records that the member viewed a privilege; not awaited. */
export function recordLook(privilegeId: string): void {
  call(privilegeEndpoints.recordThePrivilege, { privilegeId }, { background: true }).catch(() => undefined)
}
