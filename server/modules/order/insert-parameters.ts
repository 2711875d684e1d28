/**
 * The parameters of the statements that write an order: how each is read, and where a statement uses it. A statement
 * names them (`$memberId`, `$line_itemId`) and has only those that it names: unused parameters would cost PostgreSQL
 * time.
 */
import { randomInt } from 'node:crypto'
import type { NewLine, NewOrder } from './create-repository'

/** Unpaid orders that a member may have open at once. Their places are digits: 1 to 9 at most. */
export const MAX_UNPAID = 5

type ReadOrder = (order: NewOrder) => unknown
type ReadLine = (line: NewLine) => unknown

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** All places, starting from any of them: a member's concurrent orders should not all try the same one. */
const PLACES = Array.from({ length: MAX_UNPAID }, (_, first) =>
  Array.from({ length: MAX_UNPAID }, (_, index) => ((first + index) % MAX_UNPAID) + 1).join('')
)
const anyPlaces = () => PLACES[randomInt(MAX_UNPAID)]

const ORDER_PARAMETERS = {
  orderNo: (order) => order.orderNo,
  memberId: (order) => order.memberId,
  channel: (order) => order.channel,
  kind: (order) => order.kind,
  totalFen: (order) => order.totalFen,
  discountFen: (order) => order.discountFen,
  freightFen: (order) => order.freightFen,
  payFen: (order) => order.payFen,
  couponReceiveId: (order) => order.couponReceiveId,
  memberCardId: (order) => order.memberCardId,
  distributor: (order) => order.distributor,
  account: (order) => order.account,
  distributionActivityId: (order) => order.distributionActivityId,
  labelId: (order) => order.labelId,
  address: (order) => json(order.address),
  receiverMac: (order) => order.receiverMac,
  note: (order) => order.note,
  visit: (order) => json(order.visit),
  createdAt: (order) => order.createdAt,
  expiresAt: (order) => order.expiresAt,
  heldUntil: (order) => order.heldUntil,
  requestKey: (order) => order.requestKey,
  places: () => anyPlaces()
} as const satisfies Record<string, ReadOrder>

const LINE_PARAMETERS = {
  kind: (line) => line.kind,
  itemId: (line) => line.itemId,
  name: (line) => line.name,
  picture: (line) => line.picture,
  detail: (line) => line.detail ?? null,
  unitFen: (line) => line.unitFen,
  quantity: (line) => line.quantity,
  discountFen: (line) => line.discountFen,
  cardOffFen: (line) => line.cardOffFen,
  points: (line) => line.points,
  pointsOffFen: (line) => line.pointsOffFen,
  payFen: (line) => line.payFen,
  returnTerms: (line) => json(line.returnTerms)
} as const satisfies Record<string, ReadLine>

type OrderParameter = keyof typeof ORDER_PARAMETERS
export type LineParameter = keyof typeof LINE_PARAMETERS
export const LINE_NAMES = Object.keys(LINE_PARAMETERS) as readonly LineParameter[]

const namesIn = <Name extends string>(of: Record<Name, unknown>, prefix: string) =>
  Object.fromEntries(Object.keys(of).map((name) => [name, `${prefix}${name}`])) as Record<Name, string>

/** Names of an order's parameters in a statement. */
export const $: Readonly<Record<OrderParameter, string>> = namesIn(ORDER_PARAMETERS, '$')
const OF_LINE = 'line_'
/** Names of the line's columns, or of the arrays of them for several lines. */
export const $line: Readonly<Record<LineParameter, string>> = namesIn(LINE_PARAMETERS, `$${OF_LINE}`)

const readers = new Map<string, ReadOrder>(Object.entries(ORDER_PARAMETERS))
const lineReaders = new Map<string, ReadLine>(Object.entries(LINE_PARAMETERS))

/** A statement in PostgreSQL's form, with numbers for names, and how its values are read from an order. */
export interface Numbered {
  readonly text: string
  readonly valuesOf: (order: NewOrder) => unknown[]
}

/** Numbers the parameters used in `named`. `lines`: whether the order has one line, or arrays are needed. */
export function numbered(named: string, lines: 'one' | 'many'): Numbered {
  const names: string[] = []
  const text = named.replace(/\$([a-z]\w*)/gi, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  const reads = names.map((name) => readerOf(name, lines))
  return { text, valuesOf: (order) => reads.map((read) => read(order)) }
}

/** @throws for an unknown parameter */
function readerOf(name: string, lines: 'one' | 'many'): ReadOrder {
  const read = readers.get(name)
  if (read) return read
  const readLine = lineReaders.get(name.slice(OF_LINE.length))
  if (!readLine || !name.startsWith(OF_LINE)) throw new Error(`An order has no parameter ${name}`)
  if (lines === 'many') return (order) => order.lines.map(readLine)
  return ({ lines: { 0: line } }) => line && readLine(line)
}
