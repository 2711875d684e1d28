/** One call by the three whose calls are compared: by turns, so that whatever else the machine does meets all of them. */
import type { EndpointName } from '../../contract/endpoints'
import { median } from '../table'
import type { Sent } from './asker'
import type { ReadCall } from './call-reads'
import type { WriteCall } from './call-writes'
import type { Caller, Callers } from './caller'
import type { ShopsAtSize } from './shops'
import { countStatements, forgetStatements } from './statements'

export const TURNS = 5

/** What is measured of a call, and what is done around it. */
export interface MeasuredCall {
  readonly call: EndpointName
  readonly name: string
  /** Calls of a turn, and those before the first one: prepared statements get their final plan with the sixth of a connection. */
  readonly each: number
  readonly warm: number
  /** What is sent; undefined where this caller has nothing of the kind. */
  readonly prepare: (caller: Caller) => Promise<Sent | undefined>
  readonly after?: (caller: Caller, data: never, sent: never) => Promise<unknown>
}

const nameOf = ({ call, variant }: Pick<ReadCall, 'call' | 'variant'>): string =>
  variant === undefined ? call : `${call}, ${variant}`

export const asRead = (read: ReadCall): MeasuredCall => ({
  call: read.call,
  name: nameOf(read),
  each: 8,
  warm: 24,
  prepare: async ({ things }) => read.sent(things)
})

/** A member may have few unpaid orders at a time, and writes are on disk before they are answered: fewer calls. */
export const asWrite = (write: WriteCall): MeasuredCall => ({
  ...write,
  name: `${nameOf(write)} (write)`,
  each: write.oneByOne ? 1 : 3,
  warm: 6
})

/** Of one call by one caller: ms until it was answered, ms of PostgreSQL, statements. */
export interface Figures {
  readonly least: number
  readonly median: number
  readonly database: number
  readonly statements: number
}

export type Compared = Readonly<Record<keyof Callers, Figures | undefined>>

/** Has all three make the call in turn. @throws Error if one of them is refused */
export async function compare(
  shops: ShopsAtSize,
  callers: Callers,
  measured: MeasuredCall
): Promise<Compared> {
  const figures = { empty: [] as Turn[], average: [] as Turn[], heavy: [] as Turn[] }
  const all = [
    [callers.empty, figures.empty],
    [callers.average, figures.average],
    [callers.heavy, figures.heavy]
  ] as const
  for (const [caller] of all)
    for (let call = 0; call < measured.warm; call++) await takeTurn(shops, caller, { ...measured, each: 1 })
  for (let turn = 0; turn < TURNS; turn++)
    for (const [caller, turns] of all) turns.push(await takeTurn(shops, caller, measured))
  return {
    empty: figuresOf(figures.empty),
    average: figuresOf(figures.average),
    heavy: figuresOf(figures.heavy)
  }
}

interface Turn {
  readonly times: readonly number[]
  readonly database: number
  readonly statements: number
}

async function takeTurn(shops: ShopsAtSize, caller: Caller, measured: MeasuredCall): Promise<Turn> {
  const { asker, shop } = caller
  const inputs: Sent[] = []
  for (let each = 0; each < measured.each; each++) {
    const sent = await measured.prepare(caller)
    if (sent) inputs.push(sent)
  }
  await forgetStatements(shops, shop.name)
  const answers: { sent: Sent; data: unknown; ms: number }[] = []
  for (const sent of inputs) answers.push({ sent, ...(await asker.ask(measured.call, sent)) })
  const { ms, statements } = await countStatements(shops, shop.name)
  for (const { data, sent } of answers) await measured.after?.(caller, data as never, sent as never)
  return {
    times: answers.map((answer) => answer.ms),
    database: ms / answers.length,
    statements: statements / answers.length
  }
}

function figuresOf(turns: readonly Turn[]): Figures | undefined {
  const times = turns.flatMap((turn) => turn.times)
  if (times.length === 0) return undefined
  return {
    least: Math.min(...times),
    median: median(times),
    // jobs of the server and what else the machine does only add to these
    database: Math.min(...turns.map((turn) => turn.database)),
    statements: Math.min(...turns.map((turn) => turn.statements))
  }
}
