import { SteadyClient } from '../connection'

/**
 * What a PostgreSQL says when it is asked for a connection. `recovering`: it starts, or reads its log after a crash, and
 * will be ready; `stopping`: it takes nobody any more; `silent`: it is not there, or says nothing.
 */
export type PostgresState = 'ready' | 'recovering' | 'stopping' | 'silent'

/** Asks for a connection, for 2 s at most. */
export async function stateOf(url: string): Promise<PostgresState> {
  const client = new SteadyClient({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    query_timeout: 2000
  })
  try {
    await client.connect()
    await client.query('select 1')
    return 'ready'
  } catch (problem) {
    const { code, message } = problem as { code?: string; message?: string }
    // one state for both; the words are English, since the cluster was made for no other language
    if (code !== '57P03') return 'silent'
    return /shutting down/.test(message ?? '') ? 'stopping' : 'recovering'
  } finally {
    await client.end().catch(() => undefined)
  }
}
