import { client, h5, mini, server, tools, type HoldingTest } from '../../../specification/map/held'
import { HELD } from '../../../specification/map'

export { client, h5, mini, server, tools }

/** The tests that hold each promise, by its id. */
export type Kept = Readonly<Record<string, readonly HoldingTest[]>>

/** The tests of rules of the specification. */
export const rules = (...ids: readonly string[]): readonly HoldingTest[] =>
  ids.flatMap((id) => HELD[id] ?? [])
