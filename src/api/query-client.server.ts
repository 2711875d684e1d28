import { QueryClient } from '@tanstack/react-query'
import { perRequest } from '@/lib/per-request'

/** The responses of the current rendering. */
export const queryClient = perRequest(
  () => new QueryClient(),
  (scope) => scope.client
)
