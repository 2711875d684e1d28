/**
 * A phone number, or a code that can be used, in an address stays in histories, shared links and the logs of every proxy: calls carry
 * them in their body.
 */
import { z } from 'zod'
import { mobile } from '@contract/common'
import { consoleEndpoints } from '@contract/console/endpoints'
import { consoleSchemas } from '@contract/console/schemas'
import { endpoints } from '@contract/endpoints'
import type { Endpoint } from '@contract/endpoint'
import type { EndpointSchema } from '@contract/schema'
import { schemas } from '@contract/schemas'
import { MOBILE } from '@contract/typed/phone'

type Calls = Readonly<Record<string, Pick<Endpoint, 'method' | 'path' | 'inQuery'>>>

const jsonOf = ({ input }: Pick<EndpointSchema, 'input'>): string =>
  JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))

/** Whether there is a whole number in what a call is sent: by its rule, or by the name of a field. */
function hasPhone(schema: Pick<EndpointSchema, 'input'>): boolean {
  const json = jsonOf(schema)
  return json.includes(JSON.stringify(MOBILE.source)) || /"\w*(?:phone|mobile)\w*":\{/i.test(json)
}

/** Whether there is a code in what a call is sent, by the name of a field; codes of cities and areas are public. */
const hasCode = (schema: Pick<EndpointSchema, 'input'>): boolean =>
  /"(?!cityCode|areaCode)\w*(?:code|token)":\{/i.test(jsonOf(schema))

/** Calls that carry it in their address. */
const addressed = (
  calls: Calls,
  inputs: Readonly<Record<string, Pick<EndpointSchema, 'input'>>>,
  hasIt: (schema: Pick<EndpointSchema, 'input'>) => boolean
) =>
  Object.entries(calls)
    .filter(([name, { method, inQuery }]) => {
      const schema = inputs[name]
      return (method === 'GET' || inQuery) && schema !== undefined && hasIt(schema)
    })
    .map(([name]) => name)

test('a number is recognised, optional or deep within', () => {
  const inputOf = (shape: z.ZodRawShape) => ({ input: z.object(shape) })
  const shapes: readonly z.ZodRawShape[] = [
    { who: mobile },
    { who: mobile.optional() },
    { of: z.object({ who: z.array(mobile) }) },
    { memberPhone: z.string() },
    { MOBILE: z.string().optional() }
  ]
  expect(shapes.filter((shape) => !hasPhone(inputOf(shape)))).toEqual([])
  expect(hasPhone(inputOf({ number: z.string(), of: z.enum(['phone']) }))).toBe(false)
})

test('no call of the console and none of members has a phone number in its address', () => {
  expect(addressed(consoleEndpoints, consoleSchemas, hasPhone)).toEqual([])
  expect(addressed(endpoints, schemas, hasPhone)).toEqual([])
  const paths = [...Object.values(consoleEndpoints), ...Object.values(endpoints)].map(({ path }) => path)
  expect(paths.filter((path) => path.includes(':'))).toEqual([])
  // the test reads the schemas that there are
  expect(Object.keys(consoleSchemas).sort()).toEqual(Object.keys(consoleEndpoints).sort())
  expect(Object.keys(schemas).sort()).toEqual(Object.keys(endpoints).sort())
  expect(hasPhone(consoleSchemas.ordersByPhone)).toBe(true)
})

/** Codes of partners and of WeChat that are used up by the call itself, and the one of an invitation, which is in every shared link. */
const USED_UP = ['lvyunLogin', 'jinJiangLogin', 'setOpenIdByMemberId', 'getInvitation']

/** For pages at counters that were opened before the last release; goes with the next one. */
const OF_LAST_RELEASE = ['lookUpByAddress']

test('no call has the code of a voucher, a ticket or a card in its address', () => {
  expect(addressed(consoleEndpoints, consoleSchemas, hasCode)).toEqual(OF_LAST_RELEASE)
  expect(addressed(endpoints, schemas, hasCode).sort()).toEqual([...USED_UP].sort())
  expect(hasCode(consoleSchemas.lookUp)).toBe(true)
  expect(hasCode(consoleSchemas.redeem)).toBe(true)
  expect(hasCode(schemas.lookUpGrantCode)).toBe(true)
  expect(hasCode({ input: z.object({ of: z.object({ entryCode: z.string() }).optional() }) })).toBe(true)
})
