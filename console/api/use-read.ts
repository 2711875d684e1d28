import type { ConsoleCallName } from '@contract/console/endpoints'
import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { useOnError } from '@refinedev/core'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { call } from './call'
import { DATA_KEY } from './data-key'

interface ReadOptions {
  readonly enabled?: boolean
  /** Read again after this time, ms. */
  readonly refetchInterval?: number
  /** Not read again when the window is looked at again: each reading is written to the audit trail. */
  readonly refetchOnWindowFocus?: false
  /** A network that does not answer in this time counts as none, ms. */
  readonly answerMs?: number
  /** What was read for other input stays shown (`isPlaceholderData`) until this is read. */
  readonly keepsLast?: true
}

/** Reads one thing; a session that has ended leads to the login. */
export function useRead<N extends ConsoleCallName>(
  name: N,
  input: ConsoleInput<N>,
  { answerMs, keepsLast, ...options }: ReadOptions = {}
): UseQueryResult<ConsoleData<N>> {
  const { mutate: onError } = useOnError()
  return useQuery({
    queryKey: [DATA_KEY, name, input],
    queryFn: async ({ signal }) => {
      try {
        return await call(name, input, { signal: answerMs === undefined ? signal : within(signal, answerMs) })
      } catch (error) {
        onError(error)
        throw error
      }
    },
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...options
  })
}

/** Ends with `signal`, or after some time. */
function within(signal: AbortSignal, ms: number): AbortSignal {
  const timeout = AbortSignal.timeout(ms)
  // missing in Safari before 17.4: there a page that is left waits to the end
  return typeof AbortSignal.any === 'function' ? AbortSignal.any([signal, timeout]) : timeout
}
