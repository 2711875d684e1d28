import { callApi } from './api'

/** Who buys, and in which channel. */
export interface Buyer {
  readonly origin: string
  readonly channel: string
  readonly token: string
}

interface Wish {
  readonly kind: 'card' | 'plate' | 'product'
  readonly itemId: string
  readonly memberCardId?: string
}

let keys = 0
/** 200 ms apart. */
const ASKS = 50

/** A call of the buyer's, as the app makes it. @throws Error when the answer is no success */
export async function ask<T>(buyer: Buyer, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const { origin, channel, token } = buyer
  const key = `e2e-${process.pid}-${Date.now()}-${(keys += 1)}`
  const answer = await callApi<T>(origin, method, path, { channel, token, key, ...(body ? { body } : {}) })
  if (answer.resultCode !== '100') throw new Error(`${path}: ${answer.resultCode} ${answer.resultMsg}`)
  return answer.data
}

/** Orders one thing and pays it at the sandbox's payment channel; gives the number once it is fulfilled. */
export async function buy(buyer: Buyer, wish: Wish): Promise<string> {
  const path = '/unionbuy-server/order/createOrder'
  const { orderNo } = await ask<{ orderNo: string }>(buyer, 'POST', path, wish)
  await pay(buyer, orderNo)
  return orderNo
}

/** Pays an order at the sandbox's payment channel, and waits until it is fulfilled. */
export async function pay(buyer: Buyer, orderNo: string): Promise<void> {
  const way = { orderNo, way: 'mini' }
  const payParams = await ask<object>(buyer, 'POST', '/unionbuy-server/order/payOrder', way)
  const paid = await fetch(`${buyer.origin}/sandbox/wechat-pay/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payParams, result: 'pay', notice: 'normal' })
  })
  if (!paid.ok) throw new Error(`the sandbox took no payment: ${await paid.text()}`)
  for (let asks = 0; asks < ASKS; asks += 1) {
    const path = `/unionbuy-server/order/getPayState?orderNo=${orderNo}`
    if ((await ask<{ state: string }>(buyer, 'GET', path)).state === 'fulfilled') return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`order ${orderNo} was not fulfilled in time`)
}
