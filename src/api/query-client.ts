import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './error'

/** Reads are fresh for this long (ms): tabs and back do not ask again at once. */
const FRESH_MS = 15_000
const RETRIES = 1

/** Only what may go better next time is tried again. */
const mayRetry = (failures: number, error: Error) =>
  failures < RETRIES && error instanceof ApiError && error.kind !== 'business'

/** Cache of everything the server said; emptied at logout. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: mayRetry,
      retryDelay: 800,
      refetchOnWindowFocus: false,
      networkMode: 'always'
    },
    mutations: { retry: false, networkMode: 'always' }
  }
})
