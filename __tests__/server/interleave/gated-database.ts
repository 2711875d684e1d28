/** A database whose statements wait for their turn. */
import type { PoolClient } from 'pg'
import { openDatabase } from '../../../server/db/client'
import type { TestDatabase } from '../../support/server/test-database'

/** Lets statements of one actor through, one at a time. */
export interface Gate {
  /** Until this statement may be sent. `pid` is the server process of its connection. */
  enter(text: string, pid: number): Promise<void>
  /** PostgreSQL has answered it. */
  leave(pid: number): void
}

/** The database of one actor: through `gate` while there is one, freely otherwise. */
export interface GatedDatabase extends TestDatabase {
  gate: Gate | null
}

/** pg's query takes a text or an object with it, and answers by a promise or by a callback. */
type Query = (...args: unknown[]) => unknown
type Callback = (...args: unknown[]) => void

/** Opens connections of their own to the database of a test. */
export function openGated(shared: TestDatabase): GatedDatabase {
  const { db, pool, close } = openDatabase(shared.url, { max: 4, patient: true })
  const gated: GatedDatabase = { ...shared, db, pool, close, drop: close, gate: null }
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Query
    const pid = (client as PoolClient & { readonly processID: number }).processID
    const query: Query = (...args) => {
      const { gate } = gated
      if (!gate) return send(...args)
      const turn = gate.enter(textOf(args[0]), pid)
      const callback = args.at(-1)
      if (typeof callback !== 'function')
        return turn.then(() => send(...args) as Promise<unknown>).finally(() => gate.leave(pid))
      const answer: Callback = (...results) => {
        gate.leave(pid)
        ;(callback as Callback)(...results)
      }
      void turn.then(() => send(...args.slice(0, -1), answer))
      return undefined
    }
    client.query = query as typeof client.query
  })
  return gated
}

const textOf = (statement: unknown): string => {
  const { name, text } = (typeof statement === 'object' ? statement : { text: statement }) as {
    readonly name?: string
    readonly text?: string
  }
  return (name ?? text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
}
