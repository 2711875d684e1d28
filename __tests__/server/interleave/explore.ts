/** Tries the orders in which the statements of two actors can run. */
import type { Pool } from 'pg'
import type { GatedDatabase } from './gated-database'
import { run, type Plan, type Step } from './scheduler'

/** Two things that happen at once, and what must be true afterwards. */
export interface Scene {
  readonly work: readonly [() => Promise<unknown>, () => Promise<unknown>]
  /** What is wrong; empty if nothing is. */
  readonly faults: () => Promise<readonly string[]>
}

/** An order that breaks something, with what is needed to see it again. */
export class Broken extends Error {
  override readonly name = 'Broken'

  constructor(plan: string, faults: readonly string[], trace: readonly Step[]) {
    const steps = trace.map(({ actor, text }) => `  ${'AB'[actor] ?? actor} ${text}`)
    super([`${plan}: ${faults.join('; ')}`, ...steps].join('\n'))
  }
}

/** Where statements are sent, and looked at. */
export interface Stage {
  readonly databases: readonly [GatedDatabase, GatedDatabase]
  readonly pool: Pool
  /** Sets the scene anew: each order has its own. */
  readonly scene: () => Promise<Scene>
}

/** How many orders are tried. */
export interface Bounds {
  /** Every order in which the one who runs is interrupted so often; most races need one or two. */
  readonly switches: number
  /** Beside these, so many orders at random. */
  readonly samples: number
  readonly seed: number
}

/**
 * Tries orders within bounds.
 * @returns how many were tried
 * @throws Broken for the first order after which something is wrong
 */
export async function explore(stage: Stage, { switches, samples, seed }: Bounds): Promise<number> {
  let tried = 0
  const attempt = async (name: string, plan: Plan): Promise<readonly Step[]> => {
    const { work, faults } = await stage.scene()
    const trace = await run(stage.databases, work, plan, stage.pool)
    tried += 1
    const wrong = await faults()
    if (wrong.length > 0) throw new Broken(name, wrong, trace)
    return trace
  }
  for (const first of [0, 1]) {
    // places of the interruptions, counted in statements from the beginning
    const open: (readonly number[])[] = [[]]
    for (let places = open.shift(); places; places = open.shift()) {
      const trace = await attempt(
        `first ${'AB'[first] ?? ''}, interrupted after ${places.join(', ') || 'nothing'}`,
        interrupted(first, places)
      )
      if (places.length === switches) continue
      for (let at = (places.at(-1) ?? 0) + 1; at < trace.length; at++) open.push([...places, at])
    }
  }
  for (let sample = 0; sample < samples; sample++)
    await attempt(`seed ${seed + sample}`, atRandom(seed + sample))
  return tried
}

/** One runs until it is done, has to wait, or is interrupted; then the other. Asking the same thing again is waiting as well. */
function interrupted(first: number, places: readonly number[]): Plan {
  let current = first
  return (ready, trace) => {
    const [before, last] = trace.slice(-2)
    const isAsking = before?.actor === current && last?.actor === current && before.text === last.text
    if (places.includes(trace.length) || (isAsking && ready.length > 1)) current = 1 - current
    return ready.includes(current) ? current : (ready[0] ?? 0)
  }
}

/** Whoever can go on, by a generator that a seed repeats (mulberry32). */
function atRandom(seed: number): Plan {
  let state = seed
  return (ready) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ready[((mixed ^ (mixed >>> 14)) >>> 0) % ready.length] ?? 0
  }
}
