import { randomUUID } from 'node:crypto'
import { endpointPath, type Endpoint } from '../contract/endpoint'
import { endpoints } from '../contract/endpoints'
import { makeMembers } from './members'
import type { Shop } from './shop'

/** A member with one of each thing that a page shows. */
export interface DemoThings {
  readonly token: string
  readonly memberCardId: string
  readonly memberPlateId: string
  readonly receiveId: string
  /** To be paid. */
  readonly orderNo: string
  readonly paidOrderNo: string
  readonly expiredCardId: string
}

/** Makes a member who holds a card, a record, a coupon, an order to pay, and a card that has expired. */
export async function makeDemoThings(shop: Shop): Promise<DemoThings> {
  const [member] = await makeMembers(shop.database, 1, 1)
  const memberCardId = member?.memberCardId
  if (!member || !memberCardId) throw new Error('No member was made')
  const { token, memberId } = member
  const ask = asker(shop.origin, token)
  const plates = await ask<{ memberPlateId: string; plateId: string }[]>(endpoints.indexPlateInfo, {
    memberCardId
  })
  const plate = plates.find(({ plateId }) => plateId === 'coffee-monthly')
  if (!plate) throw new Error('The demo card has no coffee')
  const { memberPlateId } = plate
  const record = await ask<{ receiveId: string }>(endpoints.receivePrivilege, {
    memberPlateId,
    privilegeId: 'latte'
  })
  await ask(endpoints.receiveCoupon, { couponId: 'c-all-10' })
  const order = () => ask<{ orderNo: string }>(endpoints.createProductOrder, { productId: 'p-film-2d' })
  const { orderNo } = await order()
  const { orderNo: paidOrderNo } = await order()
  await pay(shop.origin, ask, paidOrderNo)
  return {
    token,
    memberCardId,
    memberPlateId,
    receiveId: record.receiveId,
    orderNo,
    paidOrderNo,
    expiredCardId: await addExpiredCard(shop, memberId)
  }
}

async function addExpiredCard({ database }: Shop, memberId: string): Promise<string> {
  const id = randomUUID()
  await database.pool.query(
    `insert into member_cards (id, card_no, member_id, card_id, state, activated_at, expires_at)
     values ($1, '8000000000000001', $2, 'main-season', 'active', now() - interval '100 days', now() - interval '10 days')`,
    [id, memberId]
  )
  return id
}

type Ask = ReturnType<typeof asker>

/** Pays in the sandbox as a mini-program does, and waits until the server has its notice. */
async function pay(origin: string, ask: Ask, orderNo: string): Promise<void> {
  const loginCode = `sandbox-bench-${randomUUID().slice(0, 8)}`
  const payParams = await ask(endpoints.payOrder, { orderNo, way: 'mini', loginCode })
  await fetch(`${origin}/sandbox/wechat-pay/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payParams, result: 'pay' })
  })
  for (let attempt = 0; attempt < 50; attempt++) {
    const { state } = await ask<{ state: string }>(endpoints.getPayState, { orderNo })
    if (state === 'fulfilled') return
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error('The order was paid and the server does not know of it')
}

/** Calls the server as the member; anything but success ends the measurement. */
function asker(origin: string, token: string) {
  return async <D>(endpoint: Endpoint, input: Record<string, string>): Promise<D> => {
    const inQuery = endpoint.method === 'GET'
    const query = inQuery ? `?${new URLSearchParams(input).toString()}` : ''
    const answer = await fetch(origin + endpointPath(endpoint) + query, {
      method: endpoint.method,
      headers: {
        'auth-token': token,
        'idempotency-key': randomUUID(),
        ...(inQuery ? {} : { 'content-type': 'application/json' })
      },
      ...(inQuery ? {} : { body: JSON.stringify(input) })
    })
    const { resultCode, resultMsg, data } = (await answer.json()) as {
      resultCode: string
      resultMsg: string
      data: D
    }
    if (resultCode !== '100') throw new Error(`${endpoint.path}: ${resultCode} ${resultMsg}`)
    return data
  }
}
