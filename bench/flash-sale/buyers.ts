/** Members with a session and an address each, many at once. */
import { randomBytes, randomUUID } from 'node:crypto'
import { hashToken, pageKeyOf } from '../../server/core/session-token'
import type { Database } from '../../server/db/client'

export interface Buyer {
  readonly memberId: string
  readonly token: string
  readonly addressId: string
}

const AT_ONCE = 5000

/** Creates them directly in the database. */
export async function makeBuyers(database: Database, count: number): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, () => ({
    memberId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
    addressId: randomUUID()
  }))
  for (let from = 0; from < count; from += AT_ONCE)
    await write(database, buyers.slice(from, from + AT_ONCE), from)
  await database.pool.query('vacuum analyze')
  return buyers
}

async function write({ pool }: Database, buyers: readonly Buyer[], behind: number): Promise<void> {
  const memberIds = buyers.map(({ memberId }) => memberId)
  await pool.query(
    `insert into members (id, mobile, nickname, channel_code)
     select id, '139' || lpad(($2 + n)::text, 8, '0'), '测试会员', 'main'
     from unnest($1::text[]) with ordinality as made(id, n)`,
    [memberIds, behind]
  )
  await pool.query(
    `insert into sessions (token_hash, page_hash, member_id, channel_code, platform, expires_at)
     select token, page, member, 'main', 'h5', now() + interval '1 day'
     from unnest($1::text[], $2::text[], $3::text[]) as made(token, page, member)`,
    [
      buyers.map(({ token }) => hashToken(token)),
      buyers.map(({ token }) => hashToken(pageKeyOf(token))),
      memberIds
    ]
  )
  await pool.query(
    `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, detail, is_default)
     select id, member, '王小明', '13900000000', '330106', '浙江省', '杭州市', '西湖区', '文三路 1 号', true
     from unnest($1::text[], $2::text[]) as made(id, member)`,
    [buyers.map(({ addressId }) => addressId), memberIds]
  )
}
