import { withQuery } from '../../../src/lib/query-string'
import { ROUTES, type RoutePath } from '../../../src/routes/table'
import type { DemoThings } from '../../support/demo-things'
import { pageQueries } from '../../support/page-queries'
import type { EaselHand } from './easel-hand'

export interface Visit {
  readonly phone: EaselHand
  /** What the pages show. */
  readonly things: DemoThings
  readonly pages?: readonly { readonly path: RoutePath }[]
  /** Beside what each page needs: a channel. */
  readonly query?: Readonly<Record<string, string>>
}

/** Opens page after page of the table, each with content, and gives what is found on them, with their addresses. */
export async function visitPages(
  { phone, things, pages = ROUTES, query = {} }: Visit,
  look: (path: RoutePath) => Promise<readonly string[]>
): Promise<string[]> {
  const queries = pageQueries(things)
  const found: string[] = []
  for (const { path } of pages) {
    const asked = { ...queries[path], ...query }
    const encoded = Object.entries(asked).map(([name, value]) => [name, encodeURIComponent(value)])
    await phone.follow(path, Object.fromEntries(encoded) as Record<string, string>)
    await phone.settle()
    found.push(...(await look(path)).map((fault) => `${withQuery(path, asked)}: ${fault}`))
  }
  return found
}
