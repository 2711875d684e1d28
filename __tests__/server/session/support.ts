import { randomUUID } from 'node:crypto'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import { puzzleEndpoints } from '../../../contract/session/puzzle-endpoints'
import type { Data } from '../../../contract/types'
import { hashToken } from '../../../server/core/session-token'
import { addressModule } from '../../../server/modules/address/routes'
import { channelModule } from '../../../server/modules/channel/routes'
import { feedbackModule } from '../../../server/modules/feedback/routes'
import { locationModule } from '../../../server/modules/location/routes'
import { memberModule } from '../../../server/composition'
import { phoneModule } from '../../../server/modules/phone/routes'
import { entryModule } from '../../../server/modules/session/entry-routes'
import { wechatOauthModule } from '../../../server/modules/session/oauth-routes'
import { puzzleModule } from '../../../server/modules/session/puzzle-routes'
import { sessionModule } from '../../../server/modules/session/routes'
import { visitModule } from '../../../server/modules/visit/routes'
import { wechatModule } from '../../../server/modules/wechat/routes'
import { sandboxDistributorModule } from '../../../server/sandbox/distributor/routes'
import { sandboxIndexModule } from '../../../server/sandbox/index-routes'
import { createSandboxJinjiang } from '../../../server/sandbox/jinjiang/sandbox-jinjiang'
import { sandboxJinjiangModule } from '../../../server/sandbox/jinjiang/routes'
import { createSandboxLvyun } from '../../../server/sandbox/lvyun/sandbox-lvyun'
import { sandboxFeedbackModule } from '../../../server/sandbox/feedback/routes'
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
  puzzleModule,
  entryModule,
  wechatOauthModule,
  wechatModule,
  memberModule,
  phoneModule,
  channelModule,
  locationModule,
  visitModule,
  addressModule,
  feedbackModule,
  sandboxIndexModule,
  sandboxSmsModule,
  sandboxFeedbackModule,
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

/** A proof as a member gets one: by moving the piece into the gap that the picture has, or by answering. */
export async function proofOf(app: TestApp, way: 'slide' | 'question' = 'slide'): Promise<string> {
  const { data } = await drawPuzzle(app, way)
  const answer = await answerOf(app, data.puzzleId)
  app.clock.advance(1000)
  return (await solvePuzzle(app, data.puzzleId, answer)).data.proof
}

/** A puzzle of ours, which is all that there is without a vendor's captcha. */
type OwnPuzzle = Data<'drawPuzzle'> & { readonly puzzleId: string }

export const drawPuzzle = (app: TestApp, way: 'slide' | 'question' = 'slide', options?: CallOptions) =>
  call<OwnPuzzle>(app, puzzleEndpoints.drawPuzzle, { way }, options)

/** A proof without the work of its puzzle, for tests that need many. */
export async function madeProof(app: TestApp, way: 'slide' | 'question' = 'slide'): Promise<string> {
  const proof = randomUUID()
  await app.database.pool.query('insert into puzzle_proofs values ($1, $2, $3)', [
    hashToken(proof),
    way,
    new Date(app.clock.now().getTime() + 60_000)
  ])
  return proof
}

/** What the database alone knows. */
export async function answerOf(app: TestApp, puzzleId: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ answer: number }>(
    'select answer from puzzles where id_hash = $1',
    [hashToken(puzzleId)]
  )
  return rows[0]?.answer ?? -1
}

/** The way of a hand to `x`. */
export const handTo = (x: number) =>
  [0.2, 0.6, 0.9, 1].map((part, at) => ({ x: Math.round(x * part), at: at * 90 }))

export const solvePuzzle = (
  app: TestApp,
  puzzleId: string,
  answer: number,
  track: object[] = handTo(answer)
) => call<Data<'solvePuzzle'>>(app, puzzleEndpoints.solvePuzzle, { puzzleId, answer, track })

/** Sends a code with the proof of a puzzle. */
export const sendProved = (app: TestApp, mobile: string, proof: string, options?: CallOptions) =>
  call<Data<'sendSmsCode'>>(app, sessionEndpoints.sendSmsCode, { mobile, proof }, options)

/** A login of an account that is open, which all but those about deletion are. */
export type OpenLogin = Data<'loginWithSmsCode'> & Pick<Data<'undoDeletion'>, 'accessToken'>

export const tryCode = (
  app: TestApp,
  mobile: string,
  code: string,
  more: Record<string, unknown> = {},
  options?: CallOptions
) =>
  call<OpenLogin>(
    app,
    sessionEndpoints.loginWithSmsCode,
    { mobile, code, agreementVersion: '1.0', ...more },
    options
  )

/** Logs a number in by SMS, the whole way. */
export async function loginBySms(app: TestApp, mobile: string): Promise<CallResult<OpenLogin>> {
  await sendCode(app, mobile)
  return tryCode(app, mobile, await lastCode(app, mobile))
}

export async function countRows(app: TestApp, table: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]?.n ?? 0
}
