/** A voucher is taken by a shop until its last day is over, and not after it. */
import { rotatingCode } from '@contract/wallet/live-code'
import { liveKeyOf } from '../../../server/domain/live-key'
import { redeemVoucher } from '../../../server/modules/privilege'
import type { TestApp } from '../../support/server/test-app'
import { issuedVoucher } from '../console/vouchers-at-stores'
import { SIGNING } from '../ticket/ticket-shop'
import { rightsApp } from './support'

let app: TestApp
beforeAll(async () => {
  app = await rightsApp()
  await app.login('buyer')
})
afterAll(() => app.close())

test('at the last moment of its last day it is taken, a moment later no more', async () => {
  const take = async (afterMs: number) => {
    const { id, number } = await issuedVoucher(app)
    const { rows } = await app.database.pool.query<{ end: Date }>(
      'select expires_at as end from receive_records where id = $1',
      [id]
    )
    const at = new Date((rows[0]?.end.getTime() ?? 0) + afterMs)
    const { code } = rotatingCode({ number, key: liveKeyOf('voucher', number, SIGNING) }, at.getTime())
    return (await redeemVoucher({ db: app.database.db, signing: SIGNING }, code, at)).verdict
  }
  expect(await take(-1)).toBe('passed')
  expect(await take(0)).toBe('expired')
})
