import type { Queryable } from '../../db/client'
import { sandboxWechatCodes } from '../../db/schema/sandbox'

/** Uses up a code. @returns false if it was already used */
export async function consumeWechatCode(code: string, db: Queryable): Promise<boolean> {
  const rows = await db
    .insert(sandboxWechatCodes)
    .values({ code })
    .onConflictDoNothing()
    .returning({ code: sandboxWechatCodes.code })
  return rows.length === 1
}
