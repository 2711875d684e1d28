/** No text of any call's input lets through what a database refuses or nobody sees. */
import { z } from 'zod'
import type { EndpointSchema } from '@contract/schema'
import { schemas } from '@contract/schemas'

/** The texts of a schema, with their places. */
function textsOf(schema: z.ZodType, place: string): [string, z.ZodString][] {
  if (schema instanceof z.ZodString) return [[place, schema]]
  if (schema instanceof z.ZodArray) return textsOf(schema.element as z.ZodType, `${place}[]`)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, one]) =>
      textsOf(one, `${place}.${name}`)
    )
  if (schema instanceof z.ZodUnion)
    return (schema.options as z.ZodType[]).flatMap((one, at) => textsOf(one, `${place}|${at}`))
  if (schema instanceof z.ZodPipe) return textsOf(schema.in as z.ZodType, place)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsOf(schema.unwrap() as z.ZodType, place)
  return []
}

const texts = Object.entries(schemas as Record<string, EndpointSchema>).flatMap(([name, { input }]) =>
  textsOf(input, name)
)

/** Long enough for every text, and too long for none. */
const FILLING = '好a1'.repeat(6)

test('there are texts in every kind of input', () => {
  expect(texts.length).toBeGreaterThan(150)
  for (const place of ['saveUpdateDeliveryAddress.name', 'saveQuestionnaireAnswers.answers[].answer.text'])
    expect(texts.map(([at]) => at)).toContain(place)
})

test.each(texts)('%s', (_place, schema) => {
  for (const bad of ['\uD83D', '\uDE00', '\u0000', '\u0007', '\u200B', '\u202E', '\uFEFF', '\u3164'])
    for (const sent of [bad, bad.repeat(20), FILLING + bad, bad + FILLING]) {
      const { data } = schema.safeParse(sent)
      expect(data ?? '').not.toMatch(/\p{Cs}|[\u0000\u0007\u200B\u202E\uFEFF\u3164]/u)
    }
})
