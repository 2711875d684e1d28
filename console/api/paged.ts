import type { ConsoleCallName } from '@contract/console/endpoints'
import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { call } from './call'

/** Reads that are answered page by page. */
export type PagedCallName = {
  [N in ConsoleCallName]: ConsoleData<N> extends { readonly nextCursor: string | null } ? N : never
}[ConsoleCallName]

/** What a list shows in a row. */
export type ItemOf<N extends PagedCallName> =
  ConsoleData<N> extends { readonly items: readonly (infer Item)[] } ? Item : never

/** What a list asks for besides its page. */
export type Filters<N extends PagedCallName> = Omit<ConsoleInput<N>, 'cursor' | 'limit'>

interface Page<Item> {
  readonly items: readonly Item[]
  /** Null after the last page. */
  readonly nextCursor: string | null
}

interface Place {
  readonly cursor: string | undefined
  readonly limit: number
  readonly signal?: AbortSignal | undefined
}

/** Reads one page. TypeScript does not see through a generic name that what is paged has pages. */
export const readPage = async <N extends PagedCallName>(
  name: N,
  filters: Filters<N>,
  { cursor, limit, signal }: Place
): Promise<Page<ItemOf<N>>> => {
  const input = { ...filters, cursor, limit } as unknown as ConsoleInput<N>
  return (await call(name, input, { signal })) as unknown as Page<ItemOf<N>>
}
