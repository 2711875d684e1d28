/** Links into a lottery: `lotteryTk` is 32 secret bytes, of which only the hash is stored. */
import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '../../db/client'
import { insertEntries } from './entry-repository'

/** The hash by which a link is found. */
export const hashOf = (lotteryTk: string): string => createHash('sha256').update(lotteryTk).digest('hex')

/** Links that an operator hands out. */
export interface EntryOrder {
  readonly lotteryId: string
  readonly count: number
  readonly givesTry: boolean
  readonly expiresAt: Date
}

/** Creates links and returns their secrets, which cannot be retrieved again. */
export async function makeEntries(db: Queryable, order: EntryOrder): Promise<string[]> {
  const secrets = Array.from({ length: order.count }, () => randomBytes(32).toString('base64url'))
  await insertEntries(secrets.map(hashOf), order, db)
  return secrets
}
