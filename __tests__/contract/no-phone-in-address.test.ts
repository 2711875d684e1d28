/** A phone number in an address stays in histories, shared links and the logs of every proxy: calls carry one in their body. */
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

/** Whether there is a whole number in what a call is sent: by its rule, or by the name of a field. */
function hasPhone({ input }: Pick<EndpointSchema, 'input'>): boolean {
  const json = JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return json.includes(JSON.stringify(MOBILE.source)) || /"\w*(?:phone|mobile)\w*":\{/i.test(json)
}

/** Calls that carry a whole number in their address. */
const addressed = (calls: Calls, inputs: Readonly<Record<string, Pick<EndpointSchema, 'input'>>>) =>
  Object.entries(calls)
    .filter(([name, { method, inQuery }]) => {
      const schema = inputs[name]
      return (method === 'GET' || inQuery) && schema !== undefined && hasPhone(schema)
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
  expect(addressed(consoleEndpoints, consoleSchemas)).toEqual([])
  expect(addressed(endpoints, schemas)).toEqual([])
  const paths = [...Object.values(consoleEndpoints), ...Object.values(endpoints)].map(({ path }) => path)
  expect(paths.filter((path) => path.includes(':'))).toEqual([])
  // the test reads the schemas that there are
  expect(Object.keys(consoleSchemas).sort()).toEqual(Object.keys(consoleEndpoints).sort())
  expect(Object.keys(schemas).sort()).toEqual(Object.keys(endpoints).sort())
  expect(hasPhone(consoleSchemas.ordersByPhone)).toBe(true)
})
