import { randomBytes, randomUUID } from 'node:crypto'
import type { ConsoleEndpoint, StaffRole } from '../../../contract/console/endpoint'
import { hashToken } from '../../../server/core/session-token'
import type { CallResult } from './call'
import type { TestApp } from './test-app'

/** How a call of the console is made besides its input. */
export interface ConsoleOptions {
  /** Token in the cookie. */
  readonly token?: string | undefined
  /** `Idempotency-Key`; a keyed endpoint gets one of its own where none is given. */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly ip?: string
}

/** Calls the console as its app does: from a page of the same server, with the session in the cookie. */
export async function consoleCall<D = unknown>(
  app: TestApp,
  endpoint: ConsoleEndpoint,
  input: Readonly<Record<string, unknown>> = {},
  { token, key, headers = {}, ip }: ConsoleOptions = {}
): Promise<CallResult<D>> {
  const ownKey = key ?? (endpoint.keyed ? randomUUID() : undefined)
  const all = {
    host: 'test.local',
    'sec-fetch-site': 'same-origin',
    ...(endpoint.method === 'POST' ? { origin: 'http://test.local', 'x-console': '1' } : {}),
    ...(token ? { cookie: `pc_console=${token}` } : {}),
    ...(ownKey ? { 'idempotency-key': ownKey } : {}),
    ...headers
  }
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  const query = Object.entries(input).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)] as const]
  )
  const response = await app.server.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: sent as Record<string, string>,
    ...(ip ? { remoteAddress: ip } : {}),
    ...(endpoint.method === 'GET' ? { query: Object.fromEntries(query) } : { payload: input })
  })
  const envelope = response.json<Omit<CallResult<D>, 'status' | 'headers'>>()
  return { ...envelope, status: response.statusCode, headers: response.headers }
}

/** Makes an account and a session of it; gives the token. */
export async function staffToken(
  app: TestApp,
  role: StaffRole,
  {
    name = `测试-${role}`,
    storeIds = [],
    sightIds = []
  }: {
    readonly name?: string
    readonly storeIds?: readonly string[]
    readonly sightIds?: readonly string[]
  } = {}
): Promise<string> {
  const token = randomBytes(16).toString('hex')
  const { pool } = app.database
  await pool.query(
    `insert into staff_accounts (id, name, role, password_hash, store_ids, sight_ids) values ($1, $2, $3, '', $4, $5)
     on conflict do nothing`,
    [
      `s_${name}`.replace(/[^\w-]/g, (letter) => letter.charCodeAt(0).toString(16)),
      name,
      role,
      storeIds,
      sightIds
    ]
  )
  await pool.query(
    `insert into staff_sessions (token_hash, staff_id, expires_at) select $1, id, $3 from staff_accounts where name = $2`,
    [hashToken(token), name, new Date(app.clock.now().getTime() + 12 * 3_600_000)]
  )
  return token
}
