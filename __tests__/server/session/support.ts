import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Data } from '../../../contract/types'
import { addressModule } from '../../../server/modules/address/routes'
import { channelModule } from '../../../server/modules/channel/routes'
import { locationModule } from '../../../server/modules/location/routes'
import { memberModule } from '../../../server/modules/member/routes'
import { entryModule } from '../../../server/modules/session/entry-routes'
import { wechatOauthModule } from '../../../server/modules/session/oauth-routes'
import { sessionModule } from '../../../server/modules/session/routes'
import { visitModule } from '../../../server/modules/visit/routes'
import { wechatModule } from '../../../server/modules/wechat/routes'
import { sandboxDistributorModule } from '../../../server/sandbox/distributor/routes'
import { sandboxIndexModule } from '../../../server/sandbox/index-routes'
import { createSandboxJinjiang } from '../../../server/sandbox/jinjiang/sandbox-jinjiang'
import { sandboxJinjiangModule } from '../../../server/sandbox/jinjiang/routes'
import { createSandboxLvyun } from '../../../server/sandbox/lvyun/sandbox-lvyun'
import { sandboxLvyunModule } from '../../../server/sandbox/lvyun/routes'
import { sandboxSmsModule } from '../../../server/sandbox/sms/routes'
import { createSandboxMap } from '../../../server/gateways/map/sandbox-map'
import { createPostgresStorage } from '../../../server/gateways/storage/stored-file-repository'
import { createSandboxSms } from '../../../server/sandbox/sms/sandbox-sms'
import { createSandboxWechat } from '../../../server/sandbox/wechat/sandbox-wechat'
import { createSandboxWechatWeb } from '../../../server/sandbox/wechat/sandbox-wechat-web'
import { sandboxWechatModule } from '../../../server/sandbox/wechat/routes'
import { call, type CallOptions, type CallResult } from '../../support/server/call'
import { FakeClock } from '../../support/server/fake-clock'
import { buildTestApp, type TestApp, type TestAppOptions } from '../../support/server/test-app'
import { createTestDatabase } from '../../support/server/test-database'

const MODULES = [
  sessionModule,
  entryModule,
  wechatOauthModule,
  wechatModule,
  memberModule,
  channelModule,
  locationModule,
  visitModule,
  addressModule,
  sandboxIndexModule,
  sandboxSmsModule,
  sandboxWechatModule,
  sandboxDistributorModule,
  sandboxLvyunModule,
  sandboxJinjiangModule
]

/** A server of the modules about members, channels and places, with the sandboxes for SMS, WeChat and maps. */
export async function buildAppWithSandboxes(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options)
  const clock = new FakeClock()
  const now = () => clock.now().getTime()
  const app = await buildTestApp({
    ...options,
    database,
    clock,
    modules: MODULES,
    settings: { docs: false, ...options.settings },
    gateways: {
      sms: createSandboxSms(database.db),
      wechat: createSandboxWechat(database.db, now),
      wechatWeb: createSandboxWechatWeb(database.db, now),
      lvyun: createSandboxLvyun(database.db, now),
      jinjiang: createSandboxJinjiang(database.db, now),
      map: createSandboxMap(),
      storage: createPostgresStorage(database.db),
      ...options.gateways
    }
  })
  return {
    ...app,
    close: async () => {
      await app.close()
      await database.drop()
    }
  }
}

/** The code in the newest message to a number. */
export async function lastCode(app: TestApp, mobile: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ body: string }>(
    'select body from sandbox_sms where mobile = $1 order by id desc limit 1',
    [mobile]
  )
  const code = /\d{6}/.exec(rows[0]?.body ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${mobile}`)
  return code
}

export const sendCode = (app: TestApp, mobile: string, options?: CallOptions) =>
  call<Data<'sendSmsCode'>>(app, sessionEndpoints.sendSmsCode, { mobile }, options)

export const tryCode = (
  app: TestApp,
  mobile: string,
  code: string,
  more: Record<string, unknown> = {},
  options?: CallOptions
) =>
  call<Data<'loginWithSmsCode'>>(
    app,
    sessionEndpoints.loginWithSmsCode,
    { mobile, code, agreementVersion: '1.0', ...more },
    options
  )

/** Logs a number in by SMS, the whole way. */
export async function loginBySms(
  app: TestApp,
  mobile: string
): Promise<CallResult<Data<'loginWithSmsCode'>>> {
  await sendCode(app, mobile)
  return tryCode(app, mobile, await lastCode(app, mobile))
}

export async function countRows(app: TestApp, table: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]?.n ?? 0
}
