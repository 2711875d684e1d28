/** Pages drawn with hostile texts: whatever stands in names, rich text, parameters and paths, nothing of it runs. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { endpointPath, type Endpoint } from '@contract/endpoint'
import type { AnswerRead, Renderer, RenderRequest } from '@contract/ssr'
import { ROUTES, type RouteEntry } from '@/routes/table'
import { HTML_ATTACKS } from '../../__tests__/support/html-attacks'
import { cleanHtml } from '../../server/db/clean-html'
import { readAsVisitor } from './support/visitor-reads'
import { byLevel } from '../../__tests__/support/depth'

const renderer = createRequire(__filename)(
  path.resolve(__dirname, '../../dist/server/renderer.cjs')
) as Renderer

const ENTRIES: readonly RouteEntry[] = ROUTES
/** Things of the demo that pages can show. */
const THINGS: Readonly<Record<string, string>> = {
  cardId: 'main-year',
  privilegeId: 'latte',
  plateId: 'coffee-monthly',
  activityId: 'main-offer',
  productId: 'mug',
  lotteryId: 'main-wheel'
}
const LINE = '\u2028'
const OURS = [
  '</script><script>pwned()</script>',
  '<!--<script>pwned()',
  '--><img src=x onerror=pwned()>',
  '"><img src=x onerror=pwned()>',
  "'><svg onload=pwned()>",
  `${LINE}pwned()\u2029`,
  "$&$`$'$$<script>",
  '__proto__',
  'constructor',
  '</title><script>pwned()</script>',
  '</style><script>pwned()</script>',
  '{{7*7}}${pwned()}',
  'javascript:pwned()',
  '\\u003c/script>\\',
  ']]><script>pwned()</script>'
]
const HOSTILE = [...OURS, ...HTML_ATTACKS]
/** What people wrote, by the name of its field. */
const WRITTEN = /name|title|text|slogan|alt|rule|note|detail|keyword|words|address|desc|label|tag|hours/i
const MARK = '⚑'
const TEXTS = byLevel(1000, 10_000)

let used = 0
/** The next one, known again by its number. */
const nextText = () => `${MARK}${(used += 1)}${HOSTILE[used % HOSTILE.length] ?? ''}`

/** The answer with hostile texts where people wrote; rich text is cleaned as the server cleans it. */
function poisoned(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poisoned(one, key)]))
  if (typeof value !== 'string') return value
  if (/html|content/i.test(name) || value.includes('</p>')) return cleanHtml(`<p>${nextText()}</p>`)
  return WRITTEN.test(name) ? nextText() : value
}

const known = new Map<string, Promise<unknown>>()

const answer: AnswerRead = async (endpoint, input) => {
  const data = await ask(endpoint, input)
  return poisoned(data)
}

function ask(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Promise<unknown> {
  const key = JSON.stringify([endpointPath(endpoint), input])
  const asked = known.get(key) ?? readAsVisitor(endpoint, input)
  known.set(key, asked)
  return asked
}

/** A page with hostile parameters, and a hostile address. */
function requestOf({ path: page, query = {} }: RouteEntry, hostile: boolean): RenderRequest {
  const parameters = Object.fromEntries(
    Object.keys(query).flatMap((name) =>
      THINGS[name] ? [[name, THINGS[name]]] : hostile ? [[name, nextText()]] : []
    )
  )
  const written = hostile ? `?${new URLSearchParams(parameters).toString()}` : ''
  return {
    path: page,
    query: parameters,
    address: `http://localhost/${page}${written}`,
    channel: 'main',
    platform: 'h5',
    system: 'other',
    inMiniProgram: false,
    device: hostile ? { look: nextText(), tabbarActivate: nextText() } : {},
    memberId: null,
    now: Date.now()
  }
}

/** The page without its sheets, which are ours and take the longest to read. */
const domOf = (html: string) => new JSDOM(html.replace(/<style data-href="[^"]*">[^<]*<\/style>/g, ''))

/** The elements that run or hold scripts, as they follow each other. */
const scriptsOf = (dom: JSDOM) =>
  [...dom.window.document.scripts].map(
    (script) => script.id || script.type || (script.text.length > 0 ? 'ours' : '')
  )

function runsSomething(dom: JSDOM): string[] {
  return [...dom.window.document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => /^on/i.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(value))
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`)
  )
}

test(`${TEXTS} hostile texts in names, rich text, parameters and addresses: none runs, none breaks what is told`, async () => {
  const wrong: string[] = []
  let seen = 0
  for (let round = 0; used < TEXTS && round < 40; round += 1) {
    for (const entry of ENTRIES) {
      const before = used
      const plain = scriptsOf(domOf(renderer.document(renderer.skeleton(requestOf(entry, false)))))
      const request = requestOf(entry, true)
      const screen = await renderer.render(request, answer)
      const html = renderer.document(screen)
      const dom = domOf(html)
      const told = (id: string) =>
        JSON.parse(dom.window.document.getElementById(id)?.textContent ?? 'null') as {
          reads?: unknown
          device?: unknown
        }
      if (scriptsOf(dom).join() !== plain.join())
        wrong.push(`${entry.path}: scripts ${scriptsOf(dom).join()}`)
      wrong.push(...runsSomething(dom).map((what) => `${entry.path}: ${what}`))
      expect(told('ssr-state').reads).toEqual(JSON.parse(JSON.stringify(screen.reads)))
      expect(told('ssr-start').device).toEqual(request.device)
      expect(Object.prototype).not.toHaveProperty('pwned')
      if (used > before && html.includes(MARK)) seen += 1
      // the marks of no other drawing
      const others = [...html.matchAll(new RegExp(`${MARK}(\\d+)`, 'g'))].filter(
        ([, at]) => Number(at) <= before || Number(at) > used
      )
      if (others.length > 0) wrong.push(`${entry.path}: texts of another`)
      dom.window.close()
    }
  }
  expect(wrong).toEqual([])
  expect(used).toBeGreaterThanOrEqual(TEXTS)
  expect(seen).toBeGreaterThan(ENTRIES.length / 2)
})
