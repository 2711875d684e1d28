import type { QueryClient } from '@tanstack/react-query'

/** A read, by its key: what is asked of the server comes first in it. */
interface Read {
  readonly queryKey: readonly [call: unknown, ...rest: readonly unknown[]]
}

/** Asks anew for all that the same calls have read, whatever was asked of them. Resolves when the answers are there. */
export const readAnew = (client: QueryClient, reads: readonly Read[]): Promise<unknown> =>
  Promise.all(reads.map(({ queryKey: [call] }) => client.invalidateQueries({ queryKey: [call] })))
