/** Buyers and readers of a shop, who go on while its database fails over. */
import { randomUUID } from 'node:crypto'
import { endpointPath } from '../../contract/endpoint'
import { endpoints } from '../../contract/endpoints'
import { tokenOf } from '../../__tests__/support/server/processes/stock-shop'

/** What was asked, when, and whether it was answered well; ms of `performance.now()`. */
export interface Asked {
  readonly what: 'order' | 'catalogue' | 'own orders'
  readonly from: number
  readonly to: number
  readonly good: boolean
  readonly status: number
}

/** What the shop said was done. */
export interface Acknowledged {
  /** Number of each order, by the key that it was asked for with. */
  readonly orders: Map<string, string>
  /** Numbers of orders that the payment channel said are paid. */
  readonly paid: Set<string>
  /** What must not be: a repeat with the same key that was answered otherwise, a purchase that comes to no end. */
  readonly wrong: string[]
}

export interface Traffic {
  readonly asked: readonly Asked[]
  readonly said: Acknowledged
  /** Lets each purchase that was begun come to its end. */
  stop(): Promise<void>
}

export interface Clients {
  readonly origins: readonly string[]
  readonly shop: string
  readonly members: number
  readonly buyers: number
  readonly readers: number
}

interface Answer {
  readonly status: number
  readonly body: { readonly resultCode?: string; readonly data?: unknown; readonly errMsg?: string }
}

/** As the app waits, ms. */
const PATIENCE_MS = 20_000
/** Between two tries of a client, and between two reads, ms. */
const AGAIN_MS = 250
const READ_EVERY_MS = 100
const END_MS = 120_000

/** Starts them. */
export function startTraffic(clients: Clients): Traffic {
  const asked: Asked[] = []
  const said: Acknowledged = { orders: new Map(), paid: new Set(), wrong: [] }
  let isOpen = true
  let turn = 0
  let buyer = 0
  /** What each member was last refused with. */
  const refusals = new Map<number, string>()

  async function ask(
    what: Asked['what'],
    path: string,
    member: number | undefined,
    body?: object,
    key?: string
  ) {
    const origin = clients.origins[(turn += 1) % clients.origins.length] ?? ''
    const from = performance.now()
    const answer = await fetched(origin + path, clients.shop, member, body, key)
    const good = answer.body.resultCode === '100' || answer.body.errMsg === 'requestPayment:ok'
    asked.push({ what, from, to: performance.now(), good, status: answer.status })
    if (!good && member !== undefined)
      refusals.set(member, `${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return good ? answer.body : undefined
  }

  /** The same call with the same key until it is answered well, as a client that lost the answer does. */
  async function insist(path: string, member: number, body: object) {
    const key = randomUUID()
    const answer = await until(path, () => ask('order', path, member, body, key))
    return { key, answer }
  }

  /** Pays, and asks whether it is paid where the channel did not say so: it takes the money once, and refuses a repeat. */
  async function pay(orderNo: string, member: number): Promise<void> {
    const begun = await insist(endpointPath(endpoints.payOrder), member, { orderNo, way: 'mini' })
    const body = { payParams: begun.answer.data, result: 'pay' }
    await until(`Payment of ${orderNo}`, async () => {
      if (await ask('order', '/sandbox/wechat-pay/confirm', member, body)) return true
      const state = await ask(
        'own orders',
        `${endpointPath(endpoints.getPayState)}?orderNo=${orderNo}`,
        member
      )
      return (state?.data as { state?: string } | undefined)?.state === 'fulfilled' || undefined
    })
    said.paid.add(orderNo)
  }

  async function buy(): Promise<void> {
    const member = (buyer += 1) % clients.members
    await purchase(member).catch((problem: Error) =>
      said.wrong.push(`${problem.message}; ${refusals.get(member) ?? ''}`)
    )
  }

  async function purchase(member: number): Promise<void> {
    const body = { productId: clients.shop }
    const { key, answer } = await insist(endpointPath(endpoints.createProductOrder), member, body)
    const { orderNo } = answer.data as { orderNo: string }
    said.orders.set(key, orderNo)
    // every tenth buyer loses the answer and asks again
    if (member % 10 === 0) {
      const again = await ask('order', endpointPath(endpoints.createProductOrder), member, body, key)
      const number = (again?.data as { orderNo?: string } | undefined)?.orderNo
      if (again && number !== orderNo) said.wrong.push(`${orderNo} became ${String(number)}`)
    }
    await pay(orderNo, member)
  }

  const keep = async (act: () => Promise<unknown>, pauseMs: number) => {
    while (isOpen) {
      await act()
      await pause(pauseMs)
    }
  }
  const look = () => ask('catalogue', `${endpointPath(endpoints.getMallGoods)}?pageSize=20`, undefined)
  const own = () => ask('own orders', endpointPath(endpoints.orderList), (turn * 7) % clients.members, {})
  const all = [
    ...Array.from({ length: clients.buyers }, () => keep(buy, 20)),
    ...Array.from({ length: clients.readers }, () => keep(look, READ_EVERY_MS)),
    ...Array.from({ length: clients.readers }, () => keep(own, READ_EVERY_MS))
  ]
  return {
    asked,
    said,
    async stop() {
      isOpen = false
      await Promise.all(all)
    }
  }
}

async function fetched(
  url: string,
  shop: string,
  member: number | undefined,
  body: object | undefined,
  key: string | undefined
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(member !== undefined && { 'auth-token': tokenOf(shop, member) }),
        ...(key !== undefined && { 'idempotency-key': key })
      },
      signal: AbortSignal.timeout(PATIENCE_MS)
    })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  } catch {
    return { status: 0, body: {} }
  }
}

/** Tries until there is a result. @throws Error after two minutes: some failovers would have been over by then */
async function until<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + END_MS
  while (performance.now() < end) {
    const result = await attempt()
    if (result !== undefined) return result
    await pause(AGAIN_MS)
  }
  throw new Error(`${what} was not answered well for ${END_MS / 1000} s`)
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))
