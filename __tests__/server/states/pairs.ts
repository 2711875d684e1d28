/** Tries what happens when an event meets a thing that is in a state, for every pair of them. */
import type { Pool } from 'pg'
import { BusinessError } from '../../../server/core/business-error'
import { byLevel } from '../../support/depth'

/** Whose rows are looked at. */
export interface Subject {
  readonly memberId: string
  readonly orderNo?: string
  /** Other ids under which rows of it are kept. */
  readonly ids?: readonly string[]
}

/** What an event is answered: a code of the envelope, another word of refusal, or nothing for one that says nothing. */
type Answer = { readonly resultCode: string } | string | undefined

/** What can be in a state, and what can happen to it. */
export interface Area<Of extends Subject> {
  readonly pool: Pool
  /** Puts a new one into each state. */
  readonly states: Readonly<Record<string, () => Promise<Of>>>
  readonly events: Readonly<Record<string, (subject: Of) => Promise<unknown>>>
  /** The state of one, in words. */
  readonly stateOf: (subject: Of) => Promise<string>
  /** What is wrong with it; nothing, whatever has happened. */
  readonly faults: (subject: Of) => Promise<readonly string[]>
}

/**
 * What an event leads to, by state; `otherwise` in all others. `=` it is answered well and changes nothing; a code or `refused: …`: it is
 * refused with that, and changes nothing; else the state that it leads to.
 */
export type Rules = Readonly<
  Record<string, { readonly otherwise: string } & Readonly<Record<string, string>>>
>

/** Answers that mean that it was done. */
const DONE: ReadonlySet<string> = new Set(['100', 'decided', 'known', '204', 'passed'])

async function answerOf(work: Promise<unknown>): Promise<string> {
  try {
    const answer = (await work) as Answer
    return typeof answer === 'string' ? answer : (answer?.resultCode ?? '100')
  } catch (problem) {
    if (problem instanceof BusinessError) return problem.code
    throw problem
  }
}

/** What an event does to a new thing in a state, as {@link Rules} say it. */
export async function outcomeOf<Of extends Subject>(
  area: Area<Of>,
  state: string,
  event: string
): Promise<string> {
  const [make, fire] = [area.states[state], area.events[event]]
  if (!make || !fire) throw new Error(`There is no ${state} or ${event}`)
  const subject = await make()
  const before = await rowsOf(area.pool, subject)
  const stateBefore = await area.stateOf(subject)
  const answer = await answerOf(fire(subject))
  const after = await rowsOf(area.pool, subject)
  const stateAfter = await area.stateOf(subject)
  const faults = await area.faults(subject)
  if (faults.length > 0) throw new Error(`${state} × ${event}: ${faults.join('; ')}`)
  const changed = [...after.keys()].filter((table) => after.get(table) !== before.get(table))
  const isDone = DONE.has(answer)
  if (changed.length === 0) return isDone ? '=' : /^\d+$/.test(answer) ? answer : `refused: ${answer}`
  const led = stateAfter === stateBefore ? `+ ${changed.join(', ')}` : stateAfter
  return isDone ? led : `${answer}, and yet ${led}`
}

/** What rules say of every pair of an area, or of every nth of them: quickly a part that the seed chooses. */
export async function expectRules<Of extends Subject>(
  area: Area<Of>,
  rules: Rules,
  seed: number
): Promise<void> {
  const pairs = Object.keys(area.events).flatMap((event) =>
    Object.keys(area.states).map((state) => [event, state] as const)
  )
  const known = new Set([...Object.keys(area.states), 'otherwise'])
  const unknown = Object.values(rules).flatMap((row) => Object.keys(row).filter((state) => !known.has(state)))
  expect(unknown).toEqual([])
  expect(Object.keys(rules).sort()).toEqual(Object.keys(area.events).sort())
  const nth = byLevel(Math.ceil(pairs.length / QUICK_PAIRS), 1)
  const seen: string[] = []
  const said: string[] = []
  for (const [place, [event, state]] of pairs.entries()) {
    if (place % nth !== seed % nth) continue
    seen.push(`${state} × ${event} → ${await outcomeOf(area, state, event)}`)
    said.push(`${state} × ${event} → ${rules[event]?.[state] ?? rules[event]?.otherwise ?? ''}`)
  }
  expect(seen).toEqual(said)
}

/** How many pairs of an area a quick run tries. */
const QUICK_PAIRS = 5

/** What is kept about calls and visits, and not about things; and what stands for the world outside. */
const ELSEWHERE = /^(sandbox_|idempotency|sessions$|rate_|staff_|job_|visits|events|pay_notices|reminders$)/

const texts = new WeakMap<Pool, Promise<string>>()

/** Every row of a member, an order or another id: a query made of the tables' own columns. */
async function queryOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ table: string; columns: readonly string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
       and (c.column_name in ('order_no', 'member_id', 'id') or c.column_name like '%\\_id') group by 1 order by 1`
  )
  return rows
    .filter(({ table }) => !ELSEWHERE.test(table))
    .map(({ table, columns }) => {
      const own = columns.map((column) => `t.${column} = any($1)`).join(' or ')
      return `select '${table}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as content from ${table} t where ${own}`
    })
    .join(' union all ')
}

async function rowsOf(
  pool: Pool,
  { memberId, orderNo, ids = [] }: Subject
): Promise<ReadonlyMap<string, string>> {
  const text = texts.get(pool) ?? queryOf(pool)
  texts.set(pool, text)
  const { rows } = await pool.query<{ name: string; content: string }>({
    name: 'rows-of-a-thing',
    text: await text,
    values: [[memberId, ...(orderNo === undefined ? [] : [orderNo]), ...ids]]
  })
  return new Map(rows.map(({ name, content }) => [name, content]))
}
