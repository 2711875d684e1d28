/** A member whom staff keep out: every login says so, and lets in again once they do not. */
import { withTransaction } from '../../../server/db/client'
import { blockMember, unblockMember } from '../../../server/modules/member'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, loginBySms, sendCode, tryCode } from './support'

const MOBILE = '13800138001'

let app: TestApp
beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())

test('a login by SMS is refused with the reason, and opens nothing', async () => {
  const { memberId } = (await loginBySms(app, MOBILE)).data
  const inTx = (work: Parameters<typeof withTransaction<unknown>>[1]) =>
    withTransaction(app.database.db, work)
  await inTx((tx) => blockMember(tx, memberId, app.clock.now()))
  expect(await countRows(app, 'sessions')).toBe(0)

  app.clock.advance(120_000)
  await sendCode(app, MOBILE)
  const code = await lastCode(app, MOBILE)
  expect(await tryCode(app, MOBILE, code)).toMatchObject({
    resultCode: '403',
    resultMsg: '账号已停用，请联系客服',
    data: null
  })
  expect(await countRows(app, 'sessions')).toBe(0)

  await inTx((tx) => unblockMember(tx, memberId))
  expect((await tryCode(app, MOBILE, code)).data).toMatchObject({ memberId, isNew: false })
})
