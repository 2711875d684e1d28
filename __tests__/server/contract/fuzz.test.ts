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

/** Codes that any call may answer (contract/envelope/codes.ts); others must be declared by the call. */
const COMMON = ['100', '305', '400', '404', '409', '429']
/** Calls after which the member's token opens nothing any more. */
const ENDS_SESSION: readonly EndpointName[] = ['logout', 'deleteAccount']

/** After so many calls a shop of its own, or what they leave fills the disk. */
const CALLS_A_WORLD = 40_000

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'uploadImage')

/** Calls in all; many more by hand: FUZZ_CALLS=10000000 (docs/how-to/scale.md). */
const CALLS = Number(process.env.FUZZ_CALLS ?? 2 * byLevel(2, 25) * names.length)
/** Runs of each of the two properties of an endpoint. */
const RUNS = Math.ceil(CALLS / (2 * names.length))

let world: World
let holder: Holder
let known: KnownValues
let [calls, callsOfWorld] = [0, 0]

async function open(): Promise<void> {
  callsOfWorld = 0
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
}

beforeAll(open)
beforeEach(async () => {
  if (callsOfWorld < CALLS_A_WORLD) return
  await world.close()
  await open()
})
afterAll(async () => {
  await world.close()
  if (process.env.FUZZ_CALLS)
    process.stderr.write(`${calls} calls, none answered with 5xx unless a test failed\n`)
})

/** Asks as a member; each time from another address, or the limits by address would answer for the call. */
async function ask(name: EndpointName, input: Record<string, unknown>) {
  calls += 1
  callsOfWorld += 1
  const { token } = ENDS_SESSION.includes(name) ? await world.stranger() : holder
  const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  return world.ask(name, input, { token, ip })
}

/**
 * Checks answers of an endpoint: the envelope as it was sent, without what `call` adds. What the schema is compiled to is kept, and
 * only what is wrong is told by `expect`, which costs time each time it is called.
 */
function checkOf(name: EndpointName): (answer: Awaited<ReturnType<typeof ask>>) => void {
  const { data, codes = {} } = schemas[name] as EndpointSchema
  const declared = new Set([...COMMON, ...Object.keys(codes)])
  const good = success(data)
  return ({ status, headers: _headers, ...envelope }) => {
    if (status >= 500) expect({ status, envelope }).toEqual('no 5xx')
    if (!declared.has(envelope.resultCode)) expect([...declared]).toContain(envelope.resultCode)
    const { error } = (envelope.resultCode === '100' ? good : failure).safeParse(envelope)
    if (error) expect(error.issues).toEqual([])
  }
}

describe.each(names)('%s', (name) => {
  const { input } = schemas[name] as EndpointSchema
  const endpoint: Endpoint = endpoints[name]
  const checkAnswer = checkOf(name)

  test('answers what fits with an envelope of the contract, and a code that it declares', async () => {
    await fc.assert(
      fc.asyncProperty(validInput(input, known), async (chosen) => {
        const sent = asSent(endpoint, chosen)
        const { error } = input.safeParse(asSeen(endpoint, sent))
        if (error) expect(error.issues).toEqual([])
        checkAnswer(await ask(name, sent))
      }),
      { numRuns: RUNS }
    )
  })

  test('answers what does not fit with 400 and says what is wrong, in Chinese', async () => {
    await fc.assert(
      fc.asyncProperty(brokenInput(input, known), async (chosen) => {
        const sent = asSent(endpoint, chosen)
        const answer = await ask(name, sent)
        checkAnswer(answer)
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
