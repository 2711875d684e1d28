import { z } from 'zod'
import { endpointPath, type Endpoint } from '../../contract/endpoint'
import { endpoints } from '../../contract/endpoints'
import type { EndpointSchema } from '../../contract/schema'
import { schemas } from '../../contract/schemas'

/** A JSON schema, as far as it is compared. */
export type Shape = Readonly<Record<string, unknown>>

/** A call as clients of a release use it. */
export interface CallShape {
  readonly call: string
  readonly access: string
  readonly keyed: boolean
  readonly input: Shape
  readonly data: Shape
}

/** All calls by name. */
export type ContractShape = Readonly<Record<string, CallShape>>

const NOT_COMPARED = new Set(['$schema', 'description', 'title', 'default', 'examples', 'pattern', 'format'])

/** Only what a comparison reads: which fields there are, of which type, and what is required. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !NOT_COMPARED.has(name) || typeof inner === 'object')
      .map(([name, inner]) => [name, plain(inner)])
  )
}

const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Shape =>
  plain(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })) as Shape

/** The members' contract of this checkout. */
export function contractShape(): ContractShape {
  const calls = Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([name, endpoint]) => {
    const schema: EndpointSchema = schemas[name as keyof typeof schemas]
    const shape: CallShape = {
      call: `${endpoint.method} ${endpointPath(endpoint)}`,
      access: endpoint.access,
      keyed: endpoint.keyed === true,
      input: shapeOf(schema.input, 'input'),
      data: shapeOf(schema.data, 'output')
    }
    return [name, shape] as const
  })
  return Object.fromEntries(calls)
}
