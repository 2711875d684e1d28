import type { z } from 'zod'
import { richText } from '@contract/common'
import { cleanHtml } from '../db/clean-html'

type Clean = (data: unknown) => unknown

/** The parts of a schema's definition that contain other schemas. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly element?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
  readonly valueType?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
  readonly left?: z.core.$ZodType
  readonly right?: z.core.$ZodType
  readonly out?: z.core.$ZodType
}

/**
 * The sanitiser of a response's HTML: derived once from the response's schema, so that no handler can forget it.
 * @returns undefined if the response contains no rich text
 */
export function richTextCleaner(schema: z.core.$ZodType): Clean | undefined {
  if (schema === richText) return (data) => (typeof data === 'string' ? cleanHtml(data) : data)
  const { shape, ...rest } = schema._zod.def as unknown as Definition
  if (shape) return ofObject(shape)
  const { element, innerType, valueType, out, options = [], left, right } = rest
  if (element) return ofList(richTextCleaner(element))
  if (valueType) return ofRecord(richTextCleaner(valueType))
  const inner = [innerType, out, left, right, ...options].flatMap(
    (part) => (part && richTextCleaner(part)) ?? []
  )
  return inner.length === 0 ? undefined : (data) => inner.reduce((value, clean) => clean(value), data)
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

function ofObject(shape: NonNullable<Definition['shape']>): Clean | undefined {
  const cleaners = Object.entries(shape).flatMap(([name, part]) => {
    const clean = richTextCleaner(part)
    return clean ? [[name, clean] as const] : []
  })
  if (cleaners.length === 0) return undefined
  return (data) => {
    if (!isRecord(data)) return data
    const present = cleaners.filter(([name]) => name in data)
    return { ...data, ...Object.fromEntries(present.map(([name, clean]) => [name, clean(data[name])])) }
  }
}

const ofList = (clean: Clean | undefined): Clean | undefined =>
  clean && ((data) => (Array.isArray(data) ? data.map(clean) : data))

const ofRecord = (clean: Clean | undefined): Clean | undefined =>
  clean &&
  ((data) =>
    isRecord(data)
      ? Object.fromEntries(Object.entries(data).map(([name, value]) => [name, clean(value)]))
      : data)
