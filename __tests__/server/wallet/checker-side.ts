/** The checker of a shop as its browser talks to the server. */
import type { Lent } from '@contract/wallet/judge'
import type { TestApp } from '../../support/server/test-app'

const PATH = '/sandbox/checker'

/** What the checker is given and tells. */
export function checkerOf({ server }: Pick<TestApp, 'server'>) {
  return {
    async shops(): Promise<readonly { id: string; name: string }[]> {
      return (await server.inject({ url: `${PATH}/shops` })).json()
    },
    async keys(shop: string): Promise<Lent & { readonly at: number }> {
      return (await server.inject({ url: `${PATH}/keys`, query: { shop } })).json()
    },
    async tell(checks: readonly { scan: string; code: string; at: number }[]): Promise<string[]> {
      const answer = await server.inject({
        method: 'POST',
        url: `${PATH}/uses`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ checks })
      })
      return answer.json<{ verdict: string }[]>().map(({ verdict }) => verdict)
    }
  }
}
