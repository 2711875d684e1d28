import fc from 'fast-check'
import type { Endpoint } from '@contract/endpoint'
import { endpoints, type EndpointName } from '@contract/endpoints'
import type { EndpointSchema } from '@contract/schema'
import { schemas } from '@contract/schemas'
import { networkOf } from '../../../server/core/network'
import { onlyReads, type ReadCaller } from '../../../server/http/reads'
import { validInput, type KnownValues } from '../contract/support/arbitrary'
import { inputOf } from '../contract/support/owned-inputs'
import { openWorld, rowsOf, type Holder, type World } from '../contract/support/world'
import type { TestApp } from '../../support/server/test-app'
import { openStill } from './read-only-app'

const names = Object.keys(endpoints) as EndpointName[]
const isRead = (name: EndpointName) => onlyReads(endpoints[name], schemas[name])
const reads = names.filter(isRead)
const kindOf = (name: EndpointName) => (schemas[name] as EndpointSchema).reads
/** Those that ask a system outside. */
const outside = reads.filter((name) => kindOf(name) === 'outside')
const inside = reads.filter((name) => !outside.includes(name))
/** Of what is written or asked for outside by a call, a page is told only what is known. */
const REFUSED = '403'

let world: World
let still: TestApp
let holder: Holder
let known: KnownValues

/** Systems outside are waited for, however slow the machine is: what is late is the subject of other tests, ms. */
const PATIENT_MS = 60_000

beforeAll(async () => {
  world = await openWorld({ pageMs: PATIENT_MS })
  still = await openStill(world)
  holder = await world.holder()
  known = {
    memberCardId: [holder.memberCardId],
    memberPlateId: [holder.memberPlateId, holder.groupPlateId],
    receiveId: [holder.receiveId],
    couponReceiveId: [holder.couponReceiveId],
    orderNo: [holder.orderNo, holder.endedOrderNo, holder.partnerOrderNo],
    addressId: [holder.addressId],
    privilegeId: [holder.taken, holder.toTake, 'phone-50'],
    groupId: [holder.groupId],
    cardId: ['main-year'],
    plateId: ['coffee-monthly', 'ride-monthly'],
    productId: ['p-film-2d', 'p-last-mug', 'mug'],
    skuId: [holder.skuId],
    itemId: ['main-year', 'ride-monthly', 'p-film-2d'],
    activityId: ['main-film-season', 'main-offer'],
    couponId: ['c-all-10'],
    lotteryId: ['main-wheel']
  }
})
afterAll(async () => {
  await still.close()
  await world.close()
})

const caller = (over: Partial<ReadCaller> = {}): ReadCaller => ({
  memberId: null,
  channel: 'main',
  platform: 'h5',
  os: 'other',
  ip: '10.1.2.3',
  network: networkOf('10.1.2.3'),
  userAgent: 'test',
  requestId: 'request-1',
  now: world.clock.now(),
  log: world.server.log,
  ...over
})

/** What is counted by its address is what was typed: a page is drawn without it. */
const TYPED: Partial<Record<EndpointName, string>> = { pageAirports: 'keyword' }

/** No address carries half a character: where one is, another takes its place on the way. */
const asSent = (input: object) =>
  JSON.parse(JSON.stringify(input).replace(/\\ud[89a-f][0-9a-f]{2}/g, '\ufffd')) as Record<string, unknown>

const inputsOf = (name: EndpointName): Record<string, unknown>[] =>
  [
    ...(inputOf[name] ? [inputOf[name](holder)] : []),
    ...fc.sample(validInput(schemas[name].input, known), 6)
  ].map((input) => asSent({ ...input, ...(TYPED[name] ? { [TYPED[name]]: undefined } : {}) }))

/** What came of it: the data, or the code of the refusal; what is no refusal is thrown. */
async function outcome(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked
  } catch (problem) {
    if (problem instanceof Error && problem.name === 'BusinessError')
      return (problem as { code?: string }).code
    throw problem
  }
}

/** An address that is signed for the moment is another one each time. */
const unsigned = (said: unknown): unknown =>
  typeof said === 'object' && said !== null && 'url' in said ? { ...said, url: '' } : said

describe('what is a read', () => {
  test('nothing that is keyed, changes what a read tells of, streams, uploads, or begins or ends a session', () => {
    const wrong = reads.filter((name) => {
      const { keyed, invalidatesTags, streams, body }: Endpoint = endpoints[name]
      return keyed || invalidatesTags || streams || body || (schemas[name] as EndpointSchema).session
    })
    expect(wrong).toEqual([])
  })

  test('the server answers these and no others', () => {
    expect([...world.reads.paths].length).toBe(reads.length)
    expect(reads.length).toBeGreaterThan(80)
  })

  test.each(names.filter((name) => !isRead(name)))(
    '%s is refused, whatever it says of itself',
    async (name) => {
      const { path } = endpoints[name]
      const posing = { method: 'GET', path, access: 'public', providesTags: ['offer'] } as const
      const before = await rowsOf(world, holder.memberId)
      const asked = world.reads.answer(
        posing,
        inputOf[name]?.(holder) ?? {},
        caller({ memberId: holder.memberId })
      )
      await expect(asked).rejects.toMatchObject({ code: '403' })
      expect(await rowsOf(world, holder.memberId)).toEqual(before)
    }
  )
})

describe('a read', () => {
  test.each(inside)(
    '%s writes nothing and asks nobody outside, neither for a member nor for a visitor',
    async (name) => {
      for (const input of inputsOf(name))
        for (const memberId of [holder.memberId, null])
          await outcome(still.reads.answer(endpoints[name], input, caller({ memberId })))
    }
  )

  test.each(reads)('%s answers what the call answers', async (name) => {
    for (const input of inputsOf(name).slice(0, 3)) {
      const { data, resultCode } = await world.ask(name, input, { token: holder.token, ip: '10.1.2.3' })
      const said = await outcome(
        world.reads.answer(endpoints[name], input, caller({ memberId: holder.memberId }))
      )
      if (kindOf(name) === 'known' && said === REFUSED) continue
      expect(unsigned(said)).toEqual(unsigned(resultCode === '100' ? data : resultCode))
    }
  })

  test.each(reads.filter((name) => endpoints[name].access === 'public'))(
    '%s answers all visitors of a moment alike: what is drawn for one may be shown to another',
    async (name) => {
      const others = {
        ip: '10.9.9.9',
        network: networkOf('10.9.9.9'),
        userAgent: 'another',
        requestId: 'request-2'
      }
      for (const input of inputsOf(name).slice(0, 3)) {
        const one = await outcome(world.reads.answer(endpoints[name], input, caller()))
        expect(await outcome(world.reads.answer(endpoints[name], input, caller(others)))).toEqual(one)
      }
    }
  )

  test.each(reads.filter((name) => endpoints[name].access === 'member'))(
    '%s is refused to a visitor with 305, whatever the endpoint says of itself',
    async (name) => {
      const posing = { ...endpoints[name], access: 'public' } as Endpoint
      await expect(world.reads.answer(posing, {}, caller())).rejects.toMatchObject({ code: '305' })
    }
  )

  test('an input that does not fit is refused as the call refuses it', async () => {
    const asked = world.reads.answer(endpoints.getCardIndexConfigById, { cardId: '\u0000' }, caller())
    await expect(asked).rejects.toMatchObject({ code: '400' })
  })

  test('a payment that is open is not asked about, one that is done is told', async () => {
    const own = caller({ memberId: holder.memberId })
    const ask = (orderNo: string) => outcome(still.reads.answer(endpoints.getPayState, { orderNo }, own))
    expect(await ask(holder.orderNo)).toBe(REFUSED)
    expect(await ask(holder.endedOrderNo)).toMatchObject({ orderNo: holder.endedOrderNo })
  })

  test('no code to invite by is made, one that is there is told', async () => {
    const { memberId, token } = await world.stranger()
    const own = caller({ memberId })
    const ask = () => outcome(still.reads.answer(endpoints.openInvitation, {}, own))
    expect(await ask()).toBe(REFUSED)
    const { data } = await world.ask('openInvitation', {}, { token })
    expect(await ask()).toEqual(data)
  })
})
