import { puzzleEndpoints } from '@contract/session/puzzle-endpoints'
import { puzzleSchemas } from '@contract/session/puzzle-schema'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { createPuzzles } from './puzzles'

/** Endpoints and jobs of the puzzles before an SMS code. */
export function puzzleModule(kit: Kit): void {
  const { db, limit, gateways } = kit
  const puzzles = createPuzzles({ db, limit, captcha: gateways.captcha })
  kit.bind(puzzleEndpoints, puzzleSchemas, {
    drawPuzzle: (input, context) => puzzles.draw(input, context),
    checkCaptcha: (input, context) => puzzles.check(input, { ...context, address: context.ip }),
    solvePuzzle: (input, context) => puzzles.solve(input, context)
  })
  kit.jobs.every('sweep puzzles', 600_000, (now) => runSweeps('sweep puzzles', now, db))
}
