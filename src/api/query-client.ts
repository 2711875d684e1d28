import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isForLater } from './error'
import { reportFailedRefresh } from './refresh-failure'

/** Reads are fresh for this long (ms): switching tabs or going back does not refetch at once. */
export const FRESH_MS = 15_000
const RETRIES = 1
const RETRY_MS = 800

/** An overloaded server is given time, with retries spread out, ms (it asks for 1 to 3 s). */
const RELIEF_MS = 1500

/**
 * Only failures that a retry may cure are retried; after a full timeout the user is notified and retries
 * themselves.
 */
const mayRetry = (failures: number, error: Error) =>
  failures < RETRIES &&
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'bad-answer' || isForLater(error))

const retryDelay = (_failures: number, error: Error) =>
  isForLater(error) ? RELIEF_MS * (1 + Math.random()) : RETRY_MS

/** Cache of all server responses; cleared at logout. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportFailedRefresh }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: mayRetry,
      retryDelay,
      refetchOnWindowFocus: false,
      networkMode: 'always'
    },
    mutations: { retry: false, networkMode: 'always' }
  }
})
