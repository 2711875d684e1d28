import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, type App, type AppDependencies } from '../../../server/app'
import { readSettings, type Settings } from '../../../server/config/settings'
import type { Gateways } from '../../../server/gateways/gateways'
import { hashToken, pageKeyOf } from '../../../server/core/session-token'
import { FakeClock } from './fake-clock'
import { createTestDatabase, type TestDatabase } from './test-database'

/** A whole server for one test file. */
export interface TestApp extends App {
  readonly database: TestDatabase
  readonly clock: FakeClock
  /** What it logged, a line an entry (level `info`). */
  readonly logLines: string[]
  /** Makes a member and a session; gives the token. */
  login(memberId: string, mobile?: string): Promise<string>
  /** Closes the server and drops the database; for afterAll. */
  close(): Promise<void>
}

export interface TestAppOptions extends Partial<
  Pick<AppDependencies, 'modules' | 'renderer' | 'readFreeSpace' | 'tracing'>
> {
  readonly seeded?: boolean
  readonly max?: number
  readonly settings?: Partial<Settings>
  readonly gateways?: Partial<Gateways>
  /** Another server on the same database, as a second process would be. */
  readonly database?: TestDatabase
  readonly clock?: FakeClock
}

/** Settings as the tests have them: sandbox, no limit by address, no load shedding, no docs. */
export function testSettings(over: Partial<Settings> = {}): Settings {
  const env = {
    NODE_ENV: 'test',
    ALLOW_SANDBOX: '1',
    SMS_PEPPER: 'test-pepper-test-pepper-test-pepper',
    SIGNING_SECRET: 'test-secret-test-secret-test-secret',
    CALLS_PER_MINUTE: '0',
    SHED_LOAD: 'false',
    API_DOCS: 'false',
    PUBLIC_ORIGIN: 'http://test.local',
    H5_DIR: join(tmpdir(), 'no-such-h5-build'),
    DATA_DIR: process.env.TEST_DATA_DIR ?? tmpdir()
  }
  return { ...readSettings(env), consoleDir: join(tmpdir(), 'no-such-console-build'), ...over }
}

/** Builds the server on a fresh database, with a clock that stands still. Nothing listens; ask it through `call`. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase(options))
  const clock = options.clock ?? new FakeClock()
  const logLines: string[] = []
  const app = await buildApp({
    database,
    clock,
    settings: testSettings(options.settings),
    gateways: forbiddenUnlessGiven({ captcha: null, oidc: null, ...options.gateways }),
    writeLog: (line) => logLines.push(line),
    renderer: options.renderer,
    readFreeSpace: options.readFreeSpace,
    tracing: options.tracing,
    ...(options.modules ? { modules: options.modules } : {})
  })
  return {
    ...app,
    database,
    clock,
    logLines,
    login: (memberId, mobile) => login(database, clock, memberId, mobile),
    close: async () => {
      await app.jobs.stop()
      await app.server.close()
      if (!options.database) await database.drop()
    }
  }
}

/** A gateway that a test does not give is one that it does not expect to be used. */
function forbiddenUnlessGiven(given: Partial<Gateways>): Gateways {
  return new Proxy(given, {
    get(target, name) {
      if (name in target) return Reflect.get(target, name) as unknown
      throw new Error(`This test gave no gateway ${String(name)}`)
    }
  }) as Gateways
}

let tokens = 0

async function login(
  database: TestDatabase,
  clock: FakeClock,
  memberId: string,
  mobile?: string
): Promise<string> {
  const token = `test-token-${memberId}-${(tokens += 1)}`
  await database.pool.query(
    `insert into members (id, mobile, nickname, channel_code) values ($1, $2, '测试会员', 'main') on conflict do nothing`,
    [memberId, mobile ?? null]
  )
  await database.pool.query(
    `insert into sessions (token_hash, page_hash, member_id, channel_code, platform, expires_at)
     values ($1, $2, $3, 'main', 'h5', $4)`,
    [
      hashToken(token),
      hashToken(pageKeyOf(token)),
      memberId,
      new Date(clock.now().getTime() + 30 * 86_400_000)
    ]
  )
  return token
}
