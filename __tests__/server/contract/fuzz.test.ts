import { randomInt, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { endpointPath, type Endpoint } from '@contract/endpoint'
import { endpoints, type EndpointName } from '@contract/endpoints'
import { failure, success } from '@contract/envelope/schema'
import type { EndpointSchema } from '@contract/schema'
import { schemas } from '@contract/schemas'
import { brokenInput, validInput, type KnownValues } from './support/arbitrary'
import { asSeen, asSent } from './support/as-seen'
import { openWorld, type Holder, type World } from './support/world'
import { byLevel } from '../../support/depth'

/** Runs of each property; more by hand: FUZZ_RUNS=500. */
const RUNS = Number(process.env.FUZZ_RUNS ?? byLevel(2, 25))
/** Codes that any call may answer (contract/envelope/codes.ts); others must be declared by the call. */
const COMMON = ['100', '305', '400', '404', '409', '429']
/** Calls after which the member's token opens nothing any more. */
const ENDS_SESSION: readonly EndpointName[] = ['logout', 'deleteAccount']

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'uploadImage')

let world: World
let holder: Holder
let known: KnownValues

beforeAll(async () => {
  world = await openWorld()
  holder = await world.holder()
  known = {
    memberCardId: [holder.memberCardId],
    memberPlateId: [holder.memberPlateId, holder.groupPlateId],
    receiveId: [holder.receiveId],
    couponReceiveId: [holder.couponReceiveId],
    orderNo: [holder.orderNo, holder.endedOrderNo, holder.partnerOrderNo],
    addressId: [holder.addressId],
    areaCode: ['310106', '429004', '440300'],
    text: ['张三 13800138000 广东省深圳市南山区科技园1号', '收货人：'],
    privilegeId: [holder.taken, holder.toTake, 'phone-50', 'video-month', 'no-such-privilege'],
    groupId: [holder.groupId],
    cardId: ['main-year', 'candy-sweet'],
    plateId: ['coffee-monthly', 'ride-monthly'],
    productId: ['p-film-2d', 'p-last-mug', 'mug'],
    skuId: [holder.skuId, 'no-such-sku'],
    itemId: ['main-year', 'ride-monthly', 'p-film-2d'],
    activityId: ['main-film-season', 'main-offer', 'jinjiang-gift'],
    couponId: ['c-all-10', 'c-one-only', 'c-autumn'],
    cardNo: ['9920260100000001'],
    activeCode: ['K7QM2XWA']
  }
})
afterAll(() => world.close())

/** Asks as a member; each time from another address, or the limits by address would answer for the call. */
async function ask(name: EndpointName, input: Record<string, unknown>) {
  const { token } = ENDS_SESSION.includes(name) ? await world.stranger() : holder
  const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  return world.ask(name, input, { token, ip })
}

/** The envelope as it was sent, without what `call` adds. */
function checkAnswer(name: EndpointName, answer: Awaited<ReturnType<typeof ask>>): void {
  const schema = schemas[name] as EndpointSchema
  const { status, headers: _headers, ...envelope } = answer
  expect(status).toBeLessThan(500)
  expect([...COMMON, ...Object.keys(schema.codes ?? {})]).toContain(envelope.resultCode)
  const shape = envelope.resultCode === '100' ? success(schema.data) : failure
  expect(shape.safeParse(envelope).error?.issues ?? []).toEqual([])
}

describe.each(names)('%s', (name) => {
  const { input } = schemas[name] as EndpointSchema
  const endpoint: Endpoint = endpoints[name]

  test('answers what fits with an envelope of the contract, and a code that it declares', async () => {
    await fc.assert(
      fc.asyncProperty(validInput(input, known), async (chosen) => {
        const sent = asSent(endpoint, chosen)
        expect(input.safeParse(asSeen(endpoint, sent)).error?.issues ?? []).toEqual([])
        checkAnswer(name, await ask(name, sent))
      }),
      { numRuns: RUNS }
    )
  })

  test('answers what does not fit with 400 and says what is wrong, in Chinese', async () => {
    await fc.assert(
      fc.asyncProperty(brokenInput(input, known), async (chosen) => {
        const sent = asSent(endpoint, chosen)
        const answer = await ask(name, sent)
        checkAnswer(name, answer)
        if (input.safeParse(asSeen(endpoint, sent)).success) return
        expect(answer).toMatchObject({ status: 400, resultCode: '400', data: null })
        expect(answer.resultMsg).toMatch(/[\u4e00-\u9fff]/)
      }),
      { numRuns: RUNS }
    )
  })
})

describe('whatever comes instead of an input', () => {
  const bodies: [string, string, string][] = [
    ['half an object', 'application/json', '{"orderNo":'],
    ['a list', 'application/json', '[]'],
    ['a text', 'application/json', '"text"'],
    ['a poisoned prototype', 'application/json', '{"__proto__":{"memberId":"x"}}'],
    ['bytes', 'application/octet-stream', '\u0000\u0001'],
    ['a form', 'application/x-www-form-urlencoded', 'orderNo=1'],
    ['xml', 'text/xml', '<a/>'],
    ['300 KB', 'application/json', JSON.stringify({ orderNo: 'x'.repeat(300 * 1024) })]
  ]
  const posts = names.filter((name) => (endpoints[name] as Endpoint).method === 'POST')

  test.each(bodies)('%s is refused with an envelope', async (_what, type, payload) => {
    for (const name of posts) {
      const response = await world.server.inject({
        method: 'POST',
        url: endpointPath(endpoints[name]),
        headers: { 'content-type': type, 'auth-token': holder.token, 'idempotency-key': randomUUID() },
        payload
      })
      const takesNothing = Object.keys(schemas[name].input.shape).length === 0
      expect([name, failure.safeParse(response.json()).success || takesNothing]).toEqual([name, true])
      expect(response.statusCode).toBeLessThan(500)
    }
  })

  test.each(['?page=1&page=2', '?page[]=1', '?%', '?%00=%00', '?latitude=%ff', `?${'a=1&'.repeat(2000)}`])(
    'a query such as %.20s',
    async (query) => {
      for (const name of names.filter((each) => !posts.includes(each))) {
        const url = endpointPath(endpoints[name]) + query
        const response = await world.server.inject({ url, headers: { 'auth-token': holder.token } })
        expect([name, response.statusCode < 500, 'resultCode' in response.json<object>()]).toEqual([
          name,
          true,
          true
        ])
      }
    }
  )
})
