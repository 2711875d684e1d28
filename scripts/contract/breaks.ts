import type { CallShape, ContractShape, Shape } from './snapshot'

type Side = 'sent' | 'returned'

/**
 * What would break a client of the released contract: a mini-program package that is still open, a tab of yesterday. Additions are
 * fine: new calls, new optional parameters, new fields of an answer, further values.
 */
export function breaksOf(released: ContractShape, current: ContractShape): string[] {
  return Object.entries(released).flatMap(([name, before]) => {
    const after = current[name]
    return after ? callBreaks(name, before, after) : [`${name}: the call is gone`]
  })
}

function callBreaks(name: string, before: CallShape, after: CallShape): string[] {
  return [
    ...(before.call === after.call ? [] : [`${name}: was ${before.call}, is ${after.call}`]),
    ...(before.access === 'public' && after.access !== 'public' ? [`${name}: requires a login now`] : []),
    ...(!before.keyed && after.keyed ? [`${name}: requires an idempotency key now`] : []),
    ...shapeBreaks(`${name} input`, before.input, after.input, 'sent'),
    ...shapeBreaks(`${name} data`, before.data, after.data, 'returned')
  ]
}

const shapesOf = (value: unknown): Readonly<Record<string, Shape>> =>
  (value ?? {}) as Readonly<Record<string, Shape>>
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** The kinds of a value: its type, or those of its alternatives. */
function typesOf(shape: Shape): Set<string> {
  const alternatives = [...list(shape['anyOf']), ...list(shape['oneOf'])] as Shape[]
  if (alternatives.length > 0) return new Set(alternatives.flatMap((one) => [...typesOf(one)]))
  const type = shape['type']
  const names = Array.isArray(type) ? (type as string[]) : typeof type === 'string' ? [type] : ['any']
  return new Set(names.map((one) => (one === 'integer' ? 'number' : one)))
}

function shapeBreaks(at: string, before: Shape, after: Shape, side: Side): string[] {
  const [older, newer] = [filled(before), filled(after)]
  return [
    ...typeBreaks(at, before, after, side),
    ...fieldBreaks(at, older, newer, side),
    ...valueBreaks(at, older, newer, side),
    ...(older['items'] && newer['items']
      ? shapeBreaks(`${at}[]`, older['items'] as Shape, newer['items'] as Shape, side)
      : [])
  ]
}

/** What may be null is compared by what it is otherwise; alternatives of several shapes only by their types. */
function filled(shape: Shape): Shape {
  const others = (list(shape['anyOf']) as Shape[]).filter(({ type }) => type !== 'null')
  return others.length === 1 && others[0] ? others[0] : shape
}

/** A client must still be able to send each kind that it sends, and gets no kind that it does not know. */
function typeBreaks(at: string, before: Shape, after: Shape, side: Side): string[] {
  const [older, newer] = [typesOf(before), typesOf(after)]
  if (older.has('any') || newer.has('any')) return []
  const [known, needed] = side === 'sent' ? [newer, older] : [older, newer]
  return [...needed]
    .filter((type) => !known.has(type))
    .map((type) => `${at}: ${type} is ${side === 'sent' ? 'refused' : 'new'}`)
}

function fieldBreaks(at: string, before: Shape, after: Shape, side: Side): string[] {
  if (!before['properties'] || !after['properties']) return []
  const [older, newer] = [shapesOf(before['properties']), shapesOf(after['properties'])]
  const [needed, given] = [list(before['required']), list(after['required'])]
  const gone = Object.keys(older).filter((field) => !(field in newer))
  const changed = Object.entries(older).flatMap(([field, shape]) => {
    const now = newer[field]
    return now ? shapeBreaks(`${at}.${field}`, shape, now, side) : []
  })
  const demanded =
    side === 'sent'
      ? given
          .filter((field) => !needed.includes(field))
          .map((field) => `${at}.${String(field)}: is required now`)
      : needed
          .filter((field) => String(field) in newer && !given.includes(field))
          .map((field) => `${at}.${String(field)}: may be missing now`)
  return [...gone.map((field) => `${at}.${field}: is gone`), ...demanded, ...changed]
}

/** Values that a client sends must stay; further ones in an answer are additions. */
function valueBreaks(at: string, before: Shape, after: Shape, side: Side): string[] {
  if (side === 'returned' || !before['enum'] || !after['enum']) return []
  const now = list(after['enum'])
  return list(before['enum'])
    .filter((value) => !now.includes(value))
    .map((value) => `${at}: ${String(value)} is refused`)
}
