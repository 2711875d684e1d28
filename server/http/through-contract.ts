import { z } from 'zod'
import type { Endpoint } from '@contract/endpoint'
import { RESULT } from '@contract/envelope/codes'
import type { EndpointSchema } from '@contract/schema'
import { withoutUnseen } from '@contract/typed/characters'
import { BusinessError } from '../core/business-error'
import type { CallContext } from './context'
import { describeIssue } from './problem'

/** The handler of an endpoint, with erased types. */
export type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>

/** Where a call has its parameters. */
type Sent = Pick<Endpoint, 'method' | 'inQuery' | 'body'>

/** Whether the parameters of a call are in its address. */
export const isInQuery = ({ method, inQuery }: Sent): boolean => method === 'GET' || inQuery === true

/**
 * The input of a call as its handler expects it; `sent` is the query or the body.
 * @throws BusinessError 400 with the first problem
 */
export function inputOf(endpoint: Sent, schema: EndpointSchema, sent: unknown): unknown {
  const raw = isInQuery(endpoint) || endpoint.body === 'multipart' ? withoutBlanks(sent) : (sent ?? {})
  const result = schema.input.safeParse(raw, { error: describeIssue })
  if (result.success) return result.data
  throw new BusinessError(
    RESULT.badRequest,
    result.error.issues[0]?.message ?? '提交的内容不正确，请刷新页面后再试'
  )
}

/** `latitude=` in an address means not sent; coerced to a number it would be 0. */
function withoutBlanks(query: unknown): Readonly<Record<string, unknown>> {
  const said = ([, value]: [string, unknown]) => typeof value !== 'string' || value.trim() !== ''
  return Object.fromEntries(Object.entries(query ?? {}).filter(said))
}

/**
 * What a handler returns, through the contract's schema: it strips what must not be sent, and a wrong shape is our fault,
 * not the client's.
 */
export async function dataOf(
  schema: EndpointSchema,
  handler: AnyHandler,
  input: unknown,
  context: CallContext
): Promise<unknown> {
  return fitting(schema.data, await handler(input, context))
}

/**
 * A value as the contract has it. Old rows and other systems may hold characters that the contract refuses: such a text goes out
 * without them, and the call does not fail.
 * @throws Error if its shape is wrong
 */
export function fitting(schema: z.ZodType, value: unknown): unknown {
  const first = schema.safeParse(value)
  if (first.success) return first.data
  const { data, error } = schema.safeParse(withCleanTexts(value))
  if (error) throw new Error(`Answer does not fit the contract: ${z.prettifyError(error)}`)
  return data
}

function withCleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnseen(value)
  if (Array.isArray(value)) return value.map(withCleanTexts)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withCleanTexts(one)]))
}
