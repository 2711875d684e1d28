import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { wechatStates } from '../../db/schema/entry'

/** A WeChat web login in progress. `openId`: null until WeChat has answered, '' if its answer was of no use. */
export type WechatState = typeof wechatStates.$inferSelect

export async function insertWechatState(
  state: typeof wechatStates.$inferInsert,
  db: Queryable
): Promise<void> {
  await db.insert(wechatStates).values(state)
}

/** The login that a state belongs to, in the browser that started it; undefined if expired or another's. */
export async function findWechatState(
  stateHash: string,
  browserHash: string,
  now: Date,
  db: Queryable
): Promise<WechatState | undefined> {
  const rows = await db
    .select()
    .from(wechatStates)
    .where(
      and(
        eq(wechatStates.stateHash, stateHash),
        eq(wechatStates.browserHash, browserHash),
        gt(wechatStates.expiresAt, now)
      )
    )
  return rows[0]
}

/** Of all callbacks with one code the first gets true: it calls WeChat, since a code can be used once. */
export async function claimCode(stateHash: string, codeHash: string, db: Queryable): Promise<boolean> {
  const rows = await db
    .update(wechatStates)
    .set({ codeHash, openId: null, unionId: null })
    .where(
      and(eq(wechatStates.stateHash, stateHash), sql`${wechatStates.codeHash} is distinct from ${codeHash}`)
    )
    .returning({ stateHash: wechatStates.stateHash })
  return rows.length === 1
}

/** Stores WeChat's answer for a code. */
export async function saveAnswer(
  stateHash: string,
  codeHash: string,
  answer: { openId: string; unionId: string | null },
  db: Queryable
): Promise<void> {
  await db
    .update(wechatStates)
    .set(answer)
    .where(and(eq(wechatStates.stateHash, stateHash), eq(wechatStates.codeHash, codeHash)))
}
