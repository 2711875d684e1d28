import { rotatingCode } from '@contract/wallet/live-code'
import { withTransaction } from '../../../server/db/client'
import { liveKeyOf } from '../../../server/domain/live-key'
import { ourNumber } from '../../../server/domain/order-number'
import { issueForOrder } from '../../../server/modules/privilege/issue'
import type { TestApp } from '../../support/server/test-app'
import { SIGNING } from '../ticket/ticket-shop'

/** Stores `store-1` and `store-2` of the brand of the small catalogue, and `far` of another brand. */
export async function brandsWithStores({ database }: TestApp): Promise<void> {
  const store = (id: string, brandId: string) =>
    database.pool.query(
      `insert into merchants (id, brand_id, name, category, city_code, city, district, address, lng, lat, phone, hours, picture, rating)
       values ($1, $2, $1, 'food', '310100', '上海市', '静安区', '', 121, 31, '', '', '', 50)`,
      [id, brandId]
    )
  await database.pool.query(`insert into brands values ('other', '别家', '/b.webp', '')`)
  await store('store-1', 'brand')
  await store('store-2', 'brand')
  await store('far', 'other')
}

let orders = 0

/** A voucher of member `buyer`; its number, and the code that its owner shows now. */
export async function issuedVoucher(app: TestApp, privilegeId = 'coffee') {
  const orderNo = ourNumber(`7${String((orders += 1)).padStart(19, '0')}`)
  const bought = { memberId: 'buyer', privilegeId, orderNo, quantity: 1, firstPiece: 1, now: app.clock.now() }
  const { receiveIds } = await withTransaction(app.database.db, (tx) => issueForOrder(tx, bought))
  const id = receiveIds[0] ?? ''
  const { rows } = await app.database.pool.query<{ code: string }>(
    'select code from receive_records where id = $1',
    [id]
  )
  const number = rows[0]?.code ?? ''
  const key = liveKeyOf('voucher', number, SIGNING)
  return { id, number, code: () => rotatingCode({ number, key }, app.clock.now().getTime()).code }
}
