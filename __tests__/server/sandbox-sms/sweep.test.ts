import { createSandboxRecharge } from '../../../server/sandbox/recharge/sandbox-recharge'
import { sandboxSweepModule } from '../../../server/sandbox/sweep'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ modules: [sandboxSweepModule] })
})
afterAll(() => app.close())

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * DAY)

test('the sandbox forgets what is a week old, and nothing that is still wanted', async () => {
  const { pool } = app.database
  const [old, young] = [daysAgo(7.1), daysAgo(6.9)]
  await pool.query(`insert into sandbox_sms (mobile, body, at) values ('1', 'old', $1), ('2', 'young', $2)`, [
    old,
    young
  ])
  await pool.query(`insert into sandbox_wechat_codes (code, used_at) values ('old', $1), ('young', $2)`, [
    old,
    young
  ])
  await pool.query(
    `insert into sandbox_notices (id, out_trade_no, body, url, next_try_at, done_at)
     values ('old', 't', '', '', $1, $1), ('young', 't', '', '', $2, $2), ('waiting', 't', '', '', $1, null)`,
    [old, young]
  )
  await app.jobs.run('sweep the sandbox')
  const { rows } =
    await pool.query(`select body as what from sandbox_sms union all select code from sandbox_wechat_codes
    union all select id from sandbox_notices`)
  expect(rows.map(({ what }) => what as string).sort()).toEqual(['waiting', 'young', 'young', 'young'])
})

test('a recharge is remembered as long as a month of its account is counted', async () => {
  const submit = (requestId: string, days: number) =>
    createSandboxRecharge(app.database.db).submit(
      { requestId, account: '13800001111', amountFen: 100, productName: '话费' },
      daysAgo(days)
    )
  await submit('last-month', 31)
  await submit('long-ago', 63)
  await app.jobs.run('sweep the sandbox')
  const { rows } = await app.database.pool.query('select request_id from sandbox_recharges')
  expect(rows).toEqual([{ request_id: 'last-month' }])
})
