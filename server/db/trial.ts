import { withTransaction, type Queryable, type Tx } from './client'

/** Carries what a trial has found out of the transaction that it rolls back. */
class Tried<T> extends Error {
  constructor(readonly found: T) {
    super('tried')
    this.name = 'Tried'
  }
}

/**
 * Does something and undoes it: what comes of `work` is known, and nothing has happened. It locks what `work` locks until it is undone.
 * @returns what `work` returns @throws what `work` throws
 */
export async function trial<T>(db: Queryable, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await withTransaction(db, async (tx): Promise<T> => {
      throw new Tried(await work(tx))
    })
  } catch (problem) {
    if (problem instanceof Tried) return problem.found as T
    throw problem
  }
}
