import type { QueryClient } from '@tanstack/react-query'

/** A read, by its key, which starts with the endpoint. */
interface Read {
  readonly queryKey: readonly [call: unknown, ...rest: readonly unknown[]]
}

/**
 * Refetches all reads of the same endpoints, whatever their input. Resolves when the responses have arrived.
 */
export const refetchEndpoints = (client: QueryClient, reads: readonly Read[]): Promise<unknown> =>
  Promise.all(reads.map(({ queryKey: [call] }) => client.invalidateQueries({ queryKey: [call] })))
