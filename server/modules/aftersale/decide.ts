/** Actions of the merchant or the buyer on a request; each transition is conditional on the previous state. */
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { notFound } from '../../core/business-error'
import { revokeHeldGoods } from './goods'
import { notNow } from './refusal'
import { holdAfterSale, release, restock, startRefund, step } from './progress'
import type { AfterSaleRow } from './repository'
import type { Cause } from './states'

const CHANGED = '申请刚有变化，请刷新后查看'
/** Money for goods that the warehouse still sends would be lost: only its answer decides (ask-warehouse.ts). */
const OF_WAREHOUSE = '正在等仓库答复能否停止发货，请等待'

/** Runs `work` on a request while its order is locked. @throws BusinessError 404, and what `work` throws */
function withAfterSale(
  db: Queryable,
  id: string,
  work: (tx: Tx, row: AfterSaleRow) => Promise<unknown>
): Promise<void> {
  return withTransaction(db, async (tx) => {
    const row = await holdAfterSale(tx, id)
    if (!row) throw notFound('售后申请不存在')
    await work(tx, row)
  })
}

/**
 * Approves. If goods are to be returned, the buyer sends them next; otherwise the refund starts.
 * @throws BusinessError 404, 907
 */
export function approve(db: Queryable, id: string, cause: Cause, now: Date): Promise<void> {
  return withAfterSale(db, id, async (tx, { kind, state }) => {
    if (kind === 'cancel' && state === 'applied') throw notNow(OF_WAREHOUSE)
    const note = kind === 'return' ? '商家已同意退货，请寄回商品并填写单号' : '商家已同意退款'
    const row = await step(tx, id, 'approve', { cause, note, now })
    if (!row) throw notNow(CHANGED)
    if (await revokeHeldGoods(tx, id, now)) await restock(tx, row)
    if (kind !== 'return') await startRefund(tx, id, cause, now)
  })
}

/** Refuses, with a reason; the claimed pieces can be requested again. @throws BusinessError 404, 907 */
export function refuse(db: Queryable, id: string, reason: string, cause: Cause, now: Date): Promise<void> {
  return withAfterSale(db, id, async (tx, { kind, state }) => {
    if (kind === 'cancel' && cause === 'merchant' && state === 'applied') throw notNow(OF_WAREHOUSE)
    const said = { cause, note: `商家未同意：${reason}`, now }
    const row = await step(tx, id, 'refuse', said, { refusedReason: reason })
    if (!row) throw notNow(CHANGED)
    await release(tx, row)
  })
}

/** The goods have been returned: they go back into stock, and the refund starts. @throws BusinessError 404, 907 */
export function receive(db: Queryable, id: string, cause: Cause, now: Date): Promise<void> {
  return withAfterSale(db, id, async (tx) => {
    const row = await step(tx, id, 'receive', { cause, note: '商家已收到退货', now })
    if (!row) throw notNow(CHANGED)
    await restock(tx, row)
    await startRefund(tx, id, cause, now)
  })
}

/** The buyer withdraws it. @throws BusinessError 404, 907 */
export function withdraw(
  db: Queryable,
  id: string,
  memberId: string | null,
  now: Date,
  note = '您已撤销申请'
): Promise<void> {
  return withAfterSale(db, id, async (tx, { memberId: owner }) => {
    if (memberId !== null && owner !== memberId) throw notFound('售后申请不存在')
    const row = await step(tx, id, 'withdraw', { cause: memberId === null ? 'rule' : 'buyer', note, now })
    if (!row) throw notNow('现在不能撤销')
    await release(tx, row)
  })
}

/** The buyer enters or corrects the parcel of the returned goods. @throws BusinessError 404, 907 */
export function sendParcel(
  db: Queryable,
  { afterSaleId: id, carrier, trackingNo }: { afterSaleId: string; carrier: string; trackingNo: string },
  memberId: string,
  now: Date
): Promise<void> {
  return withAfterSale(db, id, async (tx, row) => {
    if (row.memberId !== memberId) throw notFound('售后申请不存在')
    if (row.kind !== 'return') throw notNow('此申请不需要寄回商品')
    const note = `${row.returnNo === null ? '您已寄回商品' : '您修改了退货单号'}：${carrier} ${trackingNo}`
    const changed = { returnCarrier: carrier, returnNo: trackingNo }
    const moved = await step(tx, id, 'sendParcel', { cause: 'buyer', note, now }, changed)
    if (!moved) throw notNow('现在不能填写退货单号')
  })
}
