import { fewAtOnce } from '../at-once'
import { diceOf, type Dice } from './dice'
import { patience } from '../../../__tests__/support/patience'

/** One kind of step. */
export interface Move {
  readonly name: string
  /** How often it is made, beside the others that can be. */
  readonly weight: number
  /** Whether it can be made where the walk stands; always where nothing is said. */
  possible?(): boolean | Promise<boolean>
  /** Makes it. @returns what was done, for the trail */
  make(dice: Dice): Promise<string>
}

/** An app that is walked through. */
export interface Maze {
  readonly moves: readonly Move[]
  /** Waits until the app has come to rest. @throws Error when it does not */
  settle(): Promise<void>
  /** What must not be, and is. */
  faults(): Promise<readonly string[]>
  /** The page that is shown. */
  where(): string
  /** Puts the app away when the walk is over. */
  end?(): unknown
}

export interface Walk {
  readonly seed: string
  readonly steps: number
}

/** Steps that are told of a walk that ends with a fault. */
const TOLD = 12

/** What a walk has met. */
export class MazeFault extends Error {
  constructor(walk: Walk, step: number, faults: readonly string[], trail: readonly string[]) {
    super(
      [
        `the walk ${walk.seed} ends at step ${step}:`,
        ...faults.map((fault) => `  ${fault}`),
        'It came there by',
        ...trail.slice(-TOLD).map((made) => `  ${made}`),
        `Once more: MAZE_SEED=${walk.seed} MAZE_STEPS=${step}`
      ].join('\n')
    )
    this.name = 'MazeFault'
  }
}

async function movesOf(maze: Maze): Promise<Move[]> {
  const open: Move[] = []
  for (const move of maze.moves) if ((await move.possible?.()) ?? true) open.push(move)
  return open
}

/** A move by its weight. */
function choose(dice: Dice, moves: readonly Move[]): Move {
  const tickets = moves.flatMap((move) => Array.from({ length: move.weight }, () => move))
  return dice.pick(tickets)
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A step and a look around take less than this, ms. */
const MAX_STEP_MS = 120_000

/** What never answers must not keep the walk: it ends with that. */
async function inTime<T>(what: () => string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what()} does not end`)), patience(MAX_STEP_MS))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Makes the step and looks around. @returns what is wrong, beside what was done */
async function step(maze: Maze, dice: Dice): Promise<{ made: string; faults: readonly string[] }> {
  let made = 'choosing'
  const work = async () => {
    const move = choose(dice, await movesOf(maze))
    made = move.name
    made = `${move.name} ${await move.make(dice)}`.trim()
    await maze.settle()
    return maze.faults()
  }
  try {
    const faults = await inTime(() => made, work())
    return { made, faults }
  } catch (error) {
    return { made, faults: [wordsOf(error)] }
  }
}

/**
 * Walks at random through an app, and looks around after every step (rule route.maze). Each step has dice of its own, so that a
 * step which asks more or fewer questions than the last time changes no other.
 * @throws MazeFault at the first thing that must not be
 */
export async function walkMaze(maze: Maze, walk: Walk): Promise<string[]> {
  const trail: string[] = []
  for (let at = 1; at <= walk.steps; at += 1) {
    const { made, faults } = await step(maze, diceOf(`${walk.seed}/${at}`))
    trail.push(`${at}. ${made} → ${maze.where()}`)
    if (faults.length > 0) throw new MazeFault(walk, at, faults, trail)
  }
  return trail
}

/** Past jest, which may be told to be silent: a run that is ended from outside has told so far. */
export const tell = (words: string) => void process.stderr.write(`maze: ${words}\n`)

/** Walks several at once, each in a maze of its own. @returns what each met that must not be */
export async function walkAll(
  walks: readonly Walk[],
  atOnce: number,
  mazeOf: (walk: Walk) => Promise<Maze>
): Promise<string[]> {
  const met = await fewAtOnce(walks, atOnce, async (walk) => {
    let maze: Maze | undefined
    try {
      maze = await mazeOf(walk)
      await walkMaze(maze, walk)
      tell(`${walk.seed} is walked`)
      return []
    } catch (error) {
      tell(wordsOf(error))
      return [wordsOf(error)]
    } finally {
      await maze?.end?.()
    }
  })
  return met.flat()
}
