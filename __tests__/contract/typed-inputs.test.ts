/** No text of any call's input lets through what a database refuses, nobody sees, or breaks the line. */
import fc from 'fast-check'
import { z } from 'zod'
import type { EndpointSchema } from '@contract/schema'
import { schemas } from '@contract/schemas'

/** The texts of a schema, with their places. */
function textsOf(schema: z.ZodType, place: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [[place, schema]]
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
  if (WITHOUT_TEXT.has(schema.type)) return []
  throw new Error(`${place}: texts of a ${schema.type} are not looked for`)
}

const WITHOUT_TEXT = new Set(['number', 'boolean', 'enum', 'literal', 'null'])

const texts = Object.entries(schemas as Record<string, EndpointSchema>).flatMap(([name, { input }]) =>
  textsOf(input, name)
)

/** What people write in several lines. */
const WITH_LINES = [
  'saveFeedback.content',
  'saveQuestionnaireAnswers.answers[].answer.text',
  'submitQuestionnaire.answers[].answer.text',
  'recogniseAddress.text',
  'createMallOrder.note',
  'applyAfterSale.reason',
  'applyAfterSale.note',
  'askAssistant.text'
]

const UNSEEN = ['\u200B', '\u3164', '\u2800', '\u00AD', '\u202E', '\u0007', '\u0000', '\uFEFF']
const HALVES = ['\uD83D', '\uDE00']
const BREAKS = ['\n', '\r\n', '\t', '\u2028']
const REMAINS = /\p{Cs}|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u200B\u3164\u2800\u00AD\u202E\uFEFF\u2028]/u

/** Texts as they are typed, also such as codes, numbers and days are; some are too long for their field. */
const said = fc.oneof(
  fc.string({
    unit: fc.constantFrom('好', '㛃', '𠮷', 'a', 'K', '１', '7', ' ', '·', '-', '👨‍👩‍👧'),
    maxLength: 40
  }),
  fc.constantFrom('13800138000', '123456', '2026-11-27', 'K7QM2XWA', '310115', '张三', 'a_b-c')
)

/** Such a text with something planted anywhere in it, up to three times. */
const planted = fc
  .tuple(
    said,
    fc.array(fc.tuple(fc.constantFrom(...UNSEEN, ...HALVES, ...BREAKS), fc.nat(40)), {
      minLength: 1,
      maxLength: 3
    })
  )
  .map(([text, plants]) =>
    plants.reduce((grown, [plant, at]) => {
      const characters = Array.from(grown)
      return [...characters.slice(0, at), plant, ...characters.slice(at)].join('')
    }, text)
  )

/** What a schema makes of a text; undefined if it refuses it. */
const taken = (schema: z.ZodType, text: string): unknown => schema.safeParse(text).data

test('there are texts in every kind of input', () => {
  expect(texts.length).toBeGreaterThan(150)
  for (const place of ['saveUpdateDeliveryAddress.name', ...WITH_LINES])
    expect(texts.map(([at]) => at)).toContain(place)
})

/** Each schema once, under the first place that has it: ids and pictures are in many. */
const different = [...new Map([...texts].reverse().map(([place, schema]) => [schema, place] as const))]

describe.each(different.map(([schema, place]) => [place, schema] as const))('%s', (place, schema) => {
  test('keeps nothing that cannot be seen or stored, and line breaks only where people write in lines', () => {
    const lines = WITH_LINES.includes(place)
    fc.assert(
      fc.property(planted, (text) => {
        const kept = taken(schema, text) ?? ''
        expect(kept).not.toMatch(REMAINS)
        if (!lines) expect(kept).not.toMatch(/[\t\n\r]/)
      })
    )
  })

  test('takes what nobody sees for nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...UNSEEN), { minLength: 1, maxLength: 8 }), (parts) => {
        expect(['', undefined]).toContain(taken(schema, parts.join('')))
      }),
      { numRuns: 20 }
    )
  })
})
