import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { refreshReceiving } from './commands'
import { receiveRecordQuery } from './queries'

/** When a pending record is polled, s after it was first seen. */
export const POLL_AT_S = [1, 2, 3, 5, 8] as const

/** How long the last poll may take, s. */
const PATIENCE_S = 1

/**
 * A receive record. While it is pending it is polled at 1, 2, 3, 5 and 8 s; `asking` is false once that has
 * ended without a result. `pollAgain` starts over, and so does coming back to the page (`visible`: it is on
 * the screen).
 */
export function useReceiveRecord(receiveId: string | undefined, visible: boolean) {
  const query = useQuery({ ...receiveRecordQuery(receiveId ?? ''), enabled: receiveId !== undefined })
  const { refetch } = query
  const [round, setRound] = useState(0)
  const [inVain, setInVain] = useState(false)
  const state = query.data?.state
  const waiting = state === 'processing'

  useEffect(() => {
    if (!waiting || !visible) return
    setInVain(false)
    const timers = POLL_AT_S.map((seconds) => setTimeout(() => void refetch(), seconds * 1000))
    timers.push(setTimeout(() => setInVain(true), (POLL_AT_S[POLL_AT_S.length - 1]! + PATIENCE_S) * 1000))
    return () => timers.forEach(clearTimeout)
  }, [waiting, visible, round, refetch])

  // it has arrived, or its quota was restored
  const [before, setBefore] = useState(state)
  useEffect(() => {
    if (before === 'processing' && state !== undefined && state !== before) void refreshReceiving()
    setBefore(state)
  }, [before, state])

  const pollAgain = () => {
    setRound((count) => count + 1)
    void refetch()
  }
  return { query, asking: waiting && !inVain, pollAgain }
}
