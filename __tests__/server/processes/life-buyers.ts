/** Buyers who call servers that die meanwhile: each call is made again with its key until somebody answers it, as clients do. */
import { randomUUID } from 'node:crypto'
import { endpointPath, type Endpoint } from '@contract/endpoint'
import { endpoints, type EndpointName } from '@contract/endpoints'
import type { Data } from '@contract/types'
import { patience } from '../../support/patience'
import { tokenOf } from '../../support/server/processes/stock-shop'
import { sleep, type ShortLives } from './short-lives'

/** Name of the shop, of its product for 1 yuan, and of its coupon. */
export const SHOP = 'lives'
export const MEMBERS = 4000
const CARD = 'main-season'
const AGAIN_MS = 50
const CALL_MS = 30_000
/** Nobody is left without an answer for so long, ms. */
const ANSWERED_MS = 300_000
/** So often a buyer looks whether the order is there. */
const LOOKS = 30

export type OrderTold = 'created' | 'cancelled' | 'charged' | 'fulfilled'

/** A keyed call that was answered, and what the answer named. */
export interface Keyed {
  readonly name: EndpointName
  readonly input: object
  readonly member: number
  readonly key: string
  readonly id: string
}

/** All that was acknowledged to buyers. */
export interface Told {
  readonly orders: Map<string, OrderTold>
  /** Requests for a refund: of which order, and how much, fen. */
  readonly refunds: Map<string, { readonly orderNo: string; readonly fen: number }>
  readonly coupons: Set<string>
  /** Codes by record. */
  readonly rights: Map<string, string>
  keyed: Keyed[]
  /** Answers that no call is to get. */
  readonly faults: string[]
  answers: number
  /** Calls that broke off: somebody died who was at it. */
  broken: number
  /** Calls that were told to come later. */
  later: number
}

export const nothingTold = (): Told => ({
  orders: new Map(),
  refunds: new Map(),
  coupons: new Set(),
  rights: new Map(),
  keyed: [],
  faults: [],
  answers: 0,
  broken: 0,
  later: 0
})

interface Answer<D> {
  readonly resultCode: string
  readonly resultMsg: string
  readonly data: D
  /** How often it was asked for. */
  readonly tries: number
}

/** Codes with which the same call is to be made again. */
const AGAIN = new Set(['409', '429', '918', '931'])

/** An answer that a buyer is not to get. */
class Refused extends Error {}

export type Buyers = ReturnType<typeof buyersOf>

/** Buyers at the servers of `lives`; what they hear is added to `told`. */
export function buyersOf(lives: ShortLives, told: Told) {
  let members = 0

  /** One HTTP call, made until it is answered. */
  async function answer(path: string, init: RequestInit): Promise<Answer<unknown> & { errMsg?: string }> {
    const end = Date.now() + patience(ANSWERED_MS)
    for (let tries = 1; Date.now() < end; tries++) {
      const origin = await lives.next()
      try {
        const response = await fetch(origin + path, {
          ...init,
          signal: AbortSignal.timeout(patience(CALL_MS))
        })
        const body = (await response.json()) as Answer<unknown>
        lives.answered(origin, response.ok && init.method === 'POST')
        if (response.status === 503 && Number(response.headers.get('retry-after')) > 0) told.later += 1
        else if (response.status >= 500)
          throw new Refused(`${path}: ${response.status} ${JSON.stringify(body)}`)
        else if (!AGAIN.has(body.resultCode)) {
          told.answers += 1
          return { ...body, tries }
        }
      } catch (problem) {
        if (problem instanceof Refused) throw problem
        told.broken += 1
      }
      await sleep(AGAIN_MS)
    }
    throw new Error(`never answered: ${path}`)
  }

  /** Calls an endpoint, under a key if it takes one. */
  async function ask<N extends EndpointName>(
    name: N,
    member: number,
    input: object,
    key: string = randomUUID()
  ): Promise<Answer<Data<N>>> {
    const endpoint: Endpoint = endpoints[name]
    const isQuery = endpoint.method === 'GET' || endpoint.inQuery
    const query = isQuery ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
    return (await answer(endpointPath(endpoint) + query, {
      method: endpoint.method,
      headers: {
        'auth-token': tokenOf(SHOP, member),
        ...(endpoint.keyed && { 'idempotency-key': key }),
        ...(!isQuery && { 'content-type': 'application/json' })
      },
      ...(!isQuery && { body: JSON.stringify(input) })
    })) as Answer<Data<N>>
  }

  /** A call that has to succeed; `idOf` names what it made. */
  async function make<N extends EndpointName>(
    name: N,
    member: number,
    input: object,
    idOf?: (data: Data<N>) => string
  ): Promise<Data<N>> {
    const key = randomUUID()
    const { resultCode, resultMsg, data } = await ask(name, member, input, key)
    if (resultCode !== '100') throw new Refused(`${name}: ${resultCode} ${resultMsg}`)
    if (idOf) told.keyed.push({ name, input, member, key, id: idOf(data) })
    return data
  }

  async function order(
    name: 'createProductOrder' | 'createCardOrder' | 'createMallOrder',
    member: number,
    input: object
  ): Promise<string> {
    const { orderNo } = await make(name, member, input, (data) => data.orderNo)
    told.orders.set(orderNo, 'created')
    return orderNo
  }

  /** Whoever was not answered at first may have cancelled it by then. */
  async function cancel(member: number, orderNo: string): Promise<void> {
    const { resultCode, resultMsg, tries } = await ask('cancelOrder', member, { orderNo })
    if (resultCode === '100') told.orders.set(orderNo, 'cancelled')
    else if (resultCode !== '907' || tries === 1) throw new Refused(`cancelOrder: ${resultCode} ${resultMsg}`)
  }

  /** Pays; its notice comes at once, twice, or never. Gives the state of the order once it is handed over, undefined if it is not yet. */
  async function pay(member: number, orderNo: string, random: () => number) {
    let begun = await ask('payOrder', member, { orderNo, way: 'mini' })
    // the channel keeps its books in the same database, and is asked at the address of a server that dies
    for (let tries = 1; begun.resultCode === '912' && tries < LOOKS; tries++) {
      await sleep(AGAIN_MS)
      begun = await ask('payOrder', member, { orderNo, way: 'mini' })
    }
    if (begun.resultCode !== '100') throw new Refused(`payOrder: ${begun.resultCode} ${begun.resultMsg}`)
    const notice = random() < 0.7 ? 'normal' : random() < 0.5 ? 'twice' : 'lost'
    const { errMsg, tries } = await answer('/sandbox/wechat-pay/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payParams: begun.data, result: 'pay', notice })
    })
    if (errMsg === 'requestPayment:ok') told.orders.set(orderNo, 'charged')
    else if (tries === 1) throw new Refused(`confirm: ${String(errMsg)}`)
    for (let looks = 1; looks < LOOKS; looks++) {
      const { data } = await ask('getPayState', member, { orderNo })
      if (data.state === 'fulfilled') {
        told.orders.set(orderNo, 'fulfilled')
        return data
      }
      await sleep(2 * AGAIN_MS)
    }
    return undefined
  }

  async function giveBack(member: number, orderNo: string, quantity: number): Promise<void> {
    const input = { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity }], reason: '不想要了' }
    const { afterSaleId, amountFen } = await make('applyAfterSale', member, input, (data) => data.afterSaleId)
    told.refunds.set(afterSaleId, { orderNo, fen: amountFen })
  }

  /** One to three vouchers, with a coupon or without: cancelled, or paid and perhaps given back in part. */
  async function vouchers(member: number, random: () => number): Promise<void> {
    const quantity = 1 + Math.floor(3 * random())
    let couponReceiveId: string | undefined
    if (random() < 0.3) {
      const held = await make('receiveCoupon', member, { couponId: SHOP }, (data) => data.couponReceiveId)
      couponReceiveId = held.couponReceiveId
      told.coupons.add(held.couponReceiveId)
    }
    const orderNo = await order('createProductOrder', member, { productId: SHOP, quantity, couponReceiveId })
    if (random() < 0.2) return cancel(member, orderNo)
    if ((await pay(member, orderNo, random)) && random() < 0.5)
      await giveBack(member, orderNo, 1 + Math.floor(quantity * random()))
  }

  /** A card: one of its privileges is taken, or it is given back. */
  async function card(member: number, random: () => number): Promise<void> {
    const orderNo = await order('createCardOrder', member, { cardId: CARD })
    const paid = await pay(member, orderNo, random)
    if (!paid?.memberCardId) return
    if (random() < 0.3) return giveBack(member, orderNo, 1)
    const plates = await make('indexPlateInfo', member, { memberCardId: paid.memberCardId })
    for (const { memberPlateId, privileges } of plates) {
      const free = privileges.find(({ atOnce }) => atOnce)
      if (!free) continue
      const input = { privilegeId: free.privilegeId, memberPlateId }
      const record = await make('receivePrivilege', member, input, (data) => data.receiveId)
      told.rights.set(record.receiveId, record.code ?? '')
    }
  }

  /** Goods, paid in part with points: cancelled, or paid. */
  async function goods(member: number, random: () => number): Promise<void> {
    const line = { skuId: `${SHOP}-a`, quantity: 2 }
    const addressId = `${SHOP}${member}`
    const terms = { addressId, usePoints: true }
    const seen = await make('settleMall', member, { ...terms, line, couponReceiveId: null })
    const input = { ...terms, lines: [line], fromCart: false, seenFen: seen.payFen }
    const orderNo = await order('createMallOrder', member, input)
    if (random() < 0.5) return cancel(member, orderNo)
    await pay(member, orderNo, random)
  }

  return {
    /** Asks for something again under its key. */
    again: ({ name, member, input, key }: Keyed) => ask(name, member, input, key),
    /** One buyer's story after the other as long as the shop is open; each comes to its end. */
    async buy(random: () => number, isOpen: () => boolean): Promise<void> {
      while (isOpen()) {
        const member = (members += 1) % MEMBERS
        const kind = random()
        try {
          await (kind < 0.7 ? vouchers : kind < 0.85 ? card : goods)(member, random)
        } catch (problem) {
          if (!(problem instanceof Refused)) throw problem
          told.faults.push(problem.message)
        }
      }
    }
  }
}
