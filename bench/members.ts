import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../server/db/client'
import { withTransaction } from '../server/db/client'
import { hashToken, pageKeyOf } from '../server/core/session-token'
import { grantCard } from '../server/modules/card/grant'

export interface BenchMember {
  readonly memberId: string
  readonly token: string
  /** Their card with its plates; only for those that were given one. */
  readonly memberCardId: string | undefined
}

/**
 * Creates members with sessions directly in the database; the first `withCards` of them hold a card with
 * plates. `behind`: how many were created before.
 */
export async function makeMembers(
  database: Database,
  count: number,
  withCards: number,
  behind = 0
): Promise<BenchMember[]> {
  const made: BenchMember[] = []
  for (let index = 0; index < count; index++) {
    const memberId = randomUUID()
    await database.pool.query(
      `insert into members (id, mobile, nickname, channel_code) values ($1, $2, '测试会员', 'main')`,
      [memberId, `1380${String(behind + index).padStart(7, '0')}`]
    )
    made.push({
      memberId,
      token: await logIn(database, memberId),
      memberCardId: index < withCards ? await giveCard(database, memberId) : undefined
    })
  }
  await database.pool.query('analyze')
  return made
}

/** Opens a session of a member that is there. @returns its token */
export async function logIn(database: Database, memberId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.pool.query(
    `insert into sessions (token_hash, page_hash, member_id, channel_code, platform, expires_at)
     values ($1, $2, $3, 'main', 'h5', now() + interval '1 day')`,
    [hashToken(token), hashToken(pageKeyOf(token)), memberId]
  )
  return token
}

/** Gives a member a card with plates. @returns its number among the members' cards */
export async function giveCard(database: Database, memberId: string): Promise<string> {
  const grant = { memberId, cardId: 'main-year', now: new Date() }
  return (await withTransaction(database.db, (tx) => grantCard(tx, grant))).memberCardId
}
