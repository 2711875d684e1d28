import fc from 'fast-check'
import { z } from 'zod'
import { isSeen, withoutUnseen } from '@contract/typed/characters'
import { plainCode } from '@contract/typed/code'

/** The part of JSON Schema that zod writes for our contract. */
interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minItems?: number
  /** Of objects: no two with the same value there. */
  readonly 'x-unique-by'?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

/** Real values for parameters of these names, so that calls reach more than "there is no such thing". */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

/** Inputs that fit an endpoint's schema. */
export function validInput(schema: z.ZodType, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return objectOf(json, known)
}

function objectOf(schema: JsonSchema, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const real = known[name]
    const any = valueOf(property, known)
    return [name, real ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...real) }, any) : any] as const
  })
  return fc.record(Object.fromEntries(properties), { requiredKeys: [...(schema.required ?? [])] })
}

function valueOf(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, known)))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    case 'string':
      return textOf(schema)
    case 'array':
      return listOf(schema, known)
    case 'object':
      return objectOf(schema, known)
    default:
      return fc.jsonValue()
  }
}

function listOf(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown[]> {
  const lengths = { minLength: schema.minItems ?? 0, maxLength: 3 }
  const items = valueOf(schema.items ?? {}, known)
  const key = schema['x-unique-by']
  if (key === undefined) return fc.array(items, lengths)
  return fc.uniqueArray(items, { ...lengths, selector: (item) => (item as Record<string, unknown>)[key] })
}

/** Text of any script, of which people see something, or of a pattern. */
function textOf({ minLength = 0, maxLength = 200, pattern, format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map(dayOf)
  if (pattern) return fc.stringMatching(new RegExp(pattern, pattern.includes('\\p{') ? 'u' : ''))
  const max = Math.min(maxLength, 200)
  return (
    fc
      .string({ minLength, maxLength: max, unit: 'grapheme' })
      .map((text) => withoutUnseen(text.slice(0, max)))
      // what shows nothing is no valid text, nor what is too long once its letters are written plainly
      .filter((text) => minLength === 0 || isSeen(text))
      .filter((text) => text.normalize('NFKC').length <= maxLength)
      // as long as it has to be, as it stands and read as a code
      .filter((text) => Math.min(lengthOf(text), lengthOf(plainCode(text))) >= minLength)
  )
}

/** As zod counts: emoji and rare letters are one, not two. */
const lengthOf = (text: string): number => [...text].length

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

const JUNK: readonly unknown[] = [
  null,
  '',
  ' ',
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  [1, 'a'],
  {},
  { $ne: 1 },
  'x'.repeat(5000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table orders;--",
  "1' or '1'='1",
  '%00',
  '../../etc/passwd',
  '${7*7}',
  '<script>alert(1)</script>',
  '‮٣٤٥',
  'NaN',
  'Infinity',
  '__proto__'
]

/** A fitting input with one thing broken: gone, of another type, or full of what harms careless servers. */
export function brokenInput(schema: z.ZodObject, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(schema.shape)
  const junk = fc.oneof(fc.constantFrom(...JUNK), fc.jsonValue({ maxDepth: 2 }))
  const name = names.length > 0 ? fc.constantFrom(...names) : fc.constant('unexpected')
  return fc.tuple(validInput(schema, known), name, junk, fc.nat(5)).map(([input, victim, value, dice]) => {
    const { [victim]: _gone, ...rest } = input
    return dice === 0 ? rest : { ...rest, [victim]: value }
  })
}
