import { SteadyClient } from '../connection'

/**
 * PostgreSQL's response to a connection request. `recovering`: it is starting, or replaying its log after a crash, and
 * will be ready; `stopping`: it accepts no more connections; `silent`: it is not there, or does not respond.
 */
export type PostgresState = 'ready' | 'recovering' | 'stopping' | 'silent'

/** Requests a connection, for 2 s at most. */
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
    // one state for both; the text is English, since the cluster was created with no other language
    if (code !== '57P03') return 'silent'
    return /shutting down/.test(message ?? '') ? 'stopping' : 'recovering'
  } finally {
    await client.end().catch(() => undefined)
  }
}
