import { byLevel } from './depth'

/**
 * A test of `npm run test:deep` alone: another way of a story whose main way `npm test` walks, or a control. In
 * `npm test` it is counted as skipped. What also runs outside jest (`npm run pictures`) imports `depth.ts`.
 */
export const testInDepth: typeof test = byLevel(test.skip, test)
