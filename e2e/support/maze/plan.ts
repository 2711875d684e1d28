import { tell, type Walk } from './walk'

/** The seed of a test run: a red run is then the doing of what was changed. `MAZE_SEED=any` takes a new one. */
const USUAL_SEED = '20261123'

const seedOf = (given: string | undefined) =>
  given === 'any' ? Date.now().toString(36) : given || USUAL_SEED

/**
 * The walks of a suite: as many as are asked for, named `<seed>.<suite>.<number>`. `MAZE_SEED` takes another seed, or with the
 * name of a walk that walk alone, which is of one suite; `MAZE_STEPS` another length of each. What is walked is printed.
 */
export function walksOf(suite: string, count: number, steps: number): Walk[] {
  const { MAZE_SEED: given, MAZE_STEPS: length } = process.env
  const seed = seedOf(given)
  const [, of, alone] = seed.split('.')
  const names =
    alone === undefined ? Array.from({ length: count }, (_, nth) => `${seed}.${suite}.${nth + 1}`) : [seed]
  if (alone !== undefined && of !== suite) return []
  const walks = names.map((name) => ({ seed: name, steps: Number(length) || steps }))
  tell(`${walks.length} walks of ${walks[0]?.steps} steps, MAZE_SEED=${seed}`)
  return walks
}
