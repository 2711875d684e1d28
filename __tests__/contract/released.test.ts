import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { breaksOf } from '../../scripts/contract/breaks'
import { contractShape, type CallShape, type ContractShape } from '../../scripts/contract/snapshot'

const FILE = join(__dirname, '../../contract/released.json.gz')

/** Breaks that are meant, each with why no client of the last release meets it. */
const MEANT: Readonly<Record<string, string>> = {}

test('clients of the last release are served by this one', () => {
  const released = JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as ContractShape
  const breaks = breaksOf(released, contractShape())
  expect(breaks.filter((one) => MEANT[one] === undefined)).toEqual([])
  expect(Object.keys(MEANT).filter((one) => !breaks.includes(one))).toEqual([])
})

const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required
})
const text = { type: 'string' }
const CALL: CallShape = {
  call: 'POST /a',
  access: 'public',
  keyed: false,
  input: object({ id: text, way: { type: 'string', enum: ['a', 'b'] } }, ['id']),
  data: object(
    { name: text, rows: { type: 'array', items: object({ fen: { type: 'integer' } }, ['fen']) } },
    ['name']
  )
}

test.each<[string, Partial<CallShape> | null, string[]]>([
  ['nothing', {}, []],
  ['a call that is gone', null, ['one: the call is gone']],
  ['another address', { call: 'POST /b' }, ['one: was POST /a, is POST /b']],
  ['a login', { access: 'member' }, ['one: requires a login now']],
  ['an idempotency key', { keyed: true }, ['one: requires an idempotency key now']],
  [
    'another parameter that may be left out',
    { input: object({ id: text, way: { type: 'string', enum: ['a', 'b', 'c'] }, more: text }, ['id']) },
    []
  ],
  [
    'one that may not',
    { input: object({ id: text, way: text, more: text }, ['id', 'more']) },
    ['one input.more: is required now']
  ],
  [
    'a value less',
    { input: object({ id: text, way: { type: 'string', enum: ['a'] } }, ['id']) },
    ['one input.way: b is refused']
  ],
  [
    'a parameter of another type',
    { input: object({ id: { type: 'number' }, way: text }) },
    ['one input.id: string is refused']
  ],
  [
    'a further field',
    { data: object({ ...(CALL.data['properties'] as object), more: text }, ['name', 'more']) },
    []
  ],
  ['a field less', { data: object({ name: text }, ['name']) }, ['one data.rows: is gone']],
  [
    'a field that may be missing',
    { data: object({ ...(CALL.data['properties'] as object) }) },
    ['one data.name: may be missing now']
  ],
  [
    'a field that may be null',
    {
      data: object({ ...(CALL.data['properties'] as object), name: { anyOf: [text, { type: 'null' }] } }, [
        'name'
      ])
    },
    ['one data.name: null is new']
  ],
  [
    'a field less of what may be null',
    {
      data: object(
        { name: text, rows: { anyOf: [{ type: 'null' }, { type: 'array', items: object({}) }] } },
        ['name']
      )
    },
    ['one data.rows: null is new', 'one data.rows[].fen: is gone']
  ],
  [
    'a field of the rows less',
    { data: object({ name: text, rows: { type: 'array', items: object({}) } }, ['name']) },
    ['one data.rows[].fen: is gone']
  ]
])('%s', (_what, change, breaks) => {
  expect(breaksOf({ one: CALL }, change === null ? {} : { one: { ...CALL, ...change } })).toEqual(breaks)
})
