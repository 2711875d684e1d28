import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isForLater } from './error'
import { reportFailedRefresh } from './refresh-failure'

/** Reads are fresh for this long (ms): tabs and back do not ask again at once. */
export const FRESH_MS = 15_000
const RETRIES = 1
const RETRY_MS = 800

/** A server that has too much to do is given time, and not by all in the same moment, ms (it says 1 to 3 s). */
const RELIEF_MS = 1500

/** Only what may go better next time is tried again; who has waited for all of a call's time is told, and tries again themselves. */
const mayRetry = (failures: number, error: Error) =>
  failures < RETRIES &&
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'bad-answer' || isForLater(error))

const retryDelay = (_failures: number, error: Error) =>
  isForLater(error) ? RELIEF_MS * (1 + Math.random()) : RETRY_MS

/** Cache of everything the server said; emptied at logout. */
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
