import { hashToken } from '../../../server/core/session-token'
import { smsCodeMac } from '../../../server/modules/session/model'
import { testSettings, type TestApp } from './test-app'

const CODE = '271828'

/**
 * What a member adds to an export or a deletion: a fresh code, as if one had been sent to the number of the session's member.
 * Nothing for who has no number.
 */
export async function accountCode(
  app: Pick<TestApp, 'database' | 'clock'>,
  token: string,
  purpose: 'export' | 'deletion'
): Promise<{ code?: string }> {
  const { rows } = await app.database.pool.query<{ id: string; mobile: string | null }>(
    'select m.id, m.mobile from sessions s join members m on m.id = s.member_id where s.token_hash = $1',
    [hashToken(token)]
  )
  const [member] = rows
  if (!member?.mobile) return {}
  const scene = `${purpose}:${member.id}` as const
  const mac = smsCodeMac(testSettings().secrets.smsPepper, member.mobile, scene, CODE)
  await app.database.pool.query(
    `insert into sms_codes (mobile, scene, asker, code_mac, expires_at) values ($1, $2, 'a test', $3, $4)
     on conflict (mobile, scene, asker) do update set code_mac = excluded.code_mac, expires_at = excluded.expires_at, other_tries = 0`,
    [member.mobile, scene, mac, new Date(app.clock.now().getTime() + 300_000)]
  )
  return { code: CODE }
}
