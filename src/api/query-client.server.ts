import { QueryClient } from '@tanstack/react-query'
import { perRequest } from '@/lib/per-request'

/** The answers of the drawing under way. */
export const queryClient = perRequest(
  () => new QueryClient(),
  (scope) => scope.client
)
