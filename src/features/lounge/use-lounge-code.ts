import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { msUntil } from '@/lib/time'
import { usePageVisible } from '@/ui/visible/visible'
import { loungeCodeQuery } from './queries'

/** A code is renewed this long before its end, so that a slow network is no gap. */
const AHEAD_MS = 15_000
/** A failed request is retried after this. */
const AGAIN_MS = 3_000

/** A code that is renewed while visible; the current one stays until it expires. */
export function useLoungeCode(wanted: boolean) {
  const visible = usePageVisible()
  // a code requested within the same second as the used one is identical, and opens no gate
  const replaced = useRef<string>()
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...loungeCodeQuery(),
    enabled: wanted && visible,
    staleTime: 0,
    meta: { background: true },
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data && state.data.code !== replaced.current
        ? Math.max(AGAIN_MS, msUntil(state.data.expiresAt) - AHEAD_MS)
        : AGAIN_MS
  })
  return {
    code: wanted ? data : undefined,
    /** When it was had, ms; the same code may be had again: within a second there is no other. */
    hadAt: dataUpdatedAt,
    failed: isError,
    fetching: isFetching,
    renew: () => {
      replaced.current = data?.code
      void refetch()
    }
  }
}
