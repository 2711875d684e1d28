/** Every list that comes in pages: by cursor, which no other list and nobody by hand can upset. */
import { schemas } from '@contract/schemas'
import type { EndpointName } from '@contract/endpoints'
import { z } from 'zod'
import { toCursor } from '../../../server/core/cursor'
import { openWorld, type World } from './support/world'

const shapeOf = (schema: z.ZodType): Record<string, unknown> =>
  schema instanceof z.ZodObject ? schema.shape : {}
const names = Object.keys(schemas) as EndpointName[]
const paged = names.filter((name) => 'next' in shapeOf(schemas[name].data))

/** What a list has to be asked for besides the page. */
const NEEDED: Partial<Record<EndpointName, object>> = { getMyCouponsList: { couponUseStatus: 0 } }

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('no list counts its pages', () => {
  expect(paged.length).toBeGreaterThanOrEqual(18)
  expect(paged.filter((name) => !('cursor' in shapeOf(schemas[name].input)))).toEqual([])
  const byNumber = names.filter(
    (name) => 'page' in shapeOf(schemas[name].input) || 'hasMore' in shapeOf(schemas[name].data)
  )
  expect(byNumber).toEqual([])
})

test.each(paged)('%s refuses a cursor that is none of its own in words', async (name) => {
  const { token } = await world.stranger()
  const ask = (cursor?: string) =>
    world.ask(name, { ...NEEDED[name], ...(cursor === undefined ? {} : { cursor }) }, { token })
  expect(await ask()).toMatchObject({ resultCode: '100' })
  for (const cursor of [
    '?',
    'W10',
    toCursor([]),
    toCursor(['x']),
    toCursor([{}, {}, {}] as never),
    toCursor([1, 2, 3, 4, 5])
  ])
    expect(await ask(cursor)).toMatchObject({ resultCode: '400', data: null })
})
