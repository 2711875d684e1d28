import type { ConsoleData } from '@contract/console/types'
import { readLiveCode } from '@contract/wallet/live-code'
import { useOnError } from '@refinedev/core'
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../api/call'
import { DATA_KEY } from '../api/data-key'
import { newKey } from '../api/new-key'
import { isNetwork } from '../api/refusal'
import { useStaff } from '../api/staff'
import { noteReached, noteTaken, serverNow } from './device/device'
import { takeOffline, type OfflineVerdict } from './device/take-offline'

/** Nobody waits longer at a counter: then there is no network, ms. */
export const ANSWER_MS = 6_000

/** What became of it: decided by the server, or by this device. */
export type Outcome =
  | { readonly by: 'server'; readonly verdict: ConsoleData<'redeem'>['verdict'] }
  | { readonly by: 'device'; readonly verdict: OfflineVerdict }

/** What is taken. */
interface Shown {
  readonly code: string
  readonly name: string
}

/**
 * Takes a code: by the server, and without a network by this device. All tries are one scan, so that one whose answer was lost counts
 * once.
 */
export function useTake({
  code,
  name
}: Shown): UseMutationResult<Outcome, Error, { readonly reason?: string }> {
  const scan = useRef(newKey())
  const staff = useStaff()
  const client = useQueryClient()
  const { mutate: onError } = useOnError()
  return useMutation({
    mutationFn: async ({ reason }) => {
      try {
        const { verdict } = await call(
          'redeem',
          { code, ...(reason !== undefined && { reason }) },
          { idempotencyKey: scan.current, signal: AbortSignal.timeout(ANSWER_MS) }
        )
        noteReached(true)
        const live = readLiveCode(code)
        if (verdict === 'passed' && live && staff) {
          const by = { staffId: staff.id, staffName: staff.name }
          await noteTaken({ scan: scan.current, code, number: live.number, name, at: serverNow(), ...by })
        }
        return { by: 'server', verdict }
      } catch (error) {
        if (!isNetwork(error) || !readLiveCode(code)) throw error
        noteReached(false)
        return { by: 'device', verdict: await takeOffline(code, scan.current) }
      }
    },
    onError: (error) => onError(error),
    onSettled: () => client.invalidateQueries({ queryKey: [DATA_KEY] })
  })
}
