import { z } from 'zod'
import { richText, text } from '@contract/common'
import { endpoints } from '@contract/endpoints'
import { schemas } from '@contract/schemas'
import { cleanHtml } from '../../../server/db/clean-html'
import { richTextCleaner } from '../../../server/http/rich-text'
import { readDemo } from '../../../server/db/demo-catalogue'
import { HTML_ATTACKS } from '../../support/html-attacks'
import { dangersOf } from '../../support/html-dangers'

const ATTACK = '<p onclick="pwned()">好<script>pwned()</script></p>'

test.each(HTML_ATTACKS.map((html) => [html.slice(0, 80), html]))(
  '%s leaves without acting',
  (_name, html) => {
    expect(dangersOf(cleanHtml(html).replace(/ \/>/g, '>'))).toEqual([])
    expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html))
  }
)

test('what a text stresses is bold, never slanted: Chinese type has no italic', () => {
  expect(cleanHtml('<p><em>一</em><i style="font-style:italic">二</i></p>')).toBe(
    '<p><strong>一</strong><strong>二</strong></p>'
  )
})

test('HTML of an answer is cleaned wherever its schema has it', () => {
  const schema = z.object({
    rulesHtml: richText,
    name: text(50),
    list: z.array(z.object({ html: richText.nullable() })),
    by: z.record(z.string(), richText),
    either: z.union([z.object({ kind: z.literal('a'), html: richText }), z.null()]).optional()
  })
  const clean = richTextCleaner(schema)
  expect(
    clean?.({
      rulesHtml: ATTACK,
      name: '<b>',
      list: [{ html: ATTACK }, { html: null }],
      by: { a: ATTACK },
      either: { kind: 'a', html: ATTACK }
    })
  ).toEqual({
    rulesHtml: '<p>好</p>',
    name: '<b>',
    list: [{ html: '<p>好</p>' }, { html: null }],
    by: { a: '<p>好</p>' },
    either: { kind: 'a', html: '<p>好</p>' }
  })
  expect(richTextCleaner(z.object({ name: text(50) }))).toBeUndefined()
})

test('every HTML of the contract is rich text', () => {
  const wrong: string[] = []
  const seen = new Set<unknown>()
  const walk = (name: string, schema: unknown) => {
    if (typeof schema !== 'object' || schema === null || schema === richText) return
    if (schema instanceof z.ZodString && /html$/i.test(name)) wrong.push(name)
    if (seen.has(schema)) return
    seen.add(schema)
    const def = (schema as { _zod?: { def?: Record<string, unknown> } })._zod?.def ?? {}
    for (const [key, part] of Object.entries(def)) {
      if (key === 'shape')
        for (const [field, inner] of Object.entries(part as object)) walk(`${name}.${field}`, inner)
      else if (Array.isArray(part)) part.forEach((inner) => walk(name, inner))
      else walk(name, part)
    }
  }
  for (const name of Object.keys(endpoints)) walk(name, schemas[name as keyof typeof schemas].data)
  expect(wrong).toEqual([])
  // the walk itself sees what it looks for
  walk('control', z.object({ html: text(10).nullable() }))
  expect(wrong).toEqual(['control.html'])
})

test('the demo is written as it would be cleaned', () => {
  const { kinds } = readDemo(new Date('2026-11-21T00:00:00+08:00'))
  const texts = kinds.flatMap(({ entries }) =>
    [...entries.values()].flatMap(({ values }) =>
      Object.entries(values).flatMap(([name, value]) =>
        /html$/i.test(name) && typeof value === 'string' ? [value] : []
      )
    )
  )
  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter((text) => cleanHtml(text) !== text)).toEqual([])
})
