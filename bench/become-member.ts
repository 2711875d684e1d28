import type { BrowserContext } from 'playwright-core'
import { hashToken, pageKeyOf } from '../server/core/session-token'
import type { Shop } from './shop'

/** Logs a browser in as the member with this token: sets everything that a login sets. */
export async function belongsTo(context: BrowserContext, shop: Shop, token: string): Promise<void> {
  const { rows } = await shop.database.pool.query<{ member_id: string }>(
    'select member_id from sessions where token_hash = $1',
    [hashToken(token)]
  )
  const kept = { accessToken: token, memberId: rows[0]?.member_id }
  await context.addCookies([
    { name: 'member', value: '1', url: shop.origin },
    { name: 'page', value: pageKeyOf(token), url: shop.origin }
  ])
  const page = await context.newPage()
  // a page of the same origin that runs no scripts
  await page.goto(`${shop.origin}/offline.js`)
  await page.evaluate((values) => {
    for (const [key, v] of Object.entries(values))
      localStorage.setItem(key, JSON.stringify({ v, e: Date.now() + 3_600_000 }))
  }, kept)
  await page.close()
}
