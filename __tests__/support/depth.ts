/** Whether this run goes into depth (`npm run test:deep`), or sees everything once (`npm test`, and jest by hand). */
const isDeep = process.env.TEST_LEVEL === 'deep'

/** How much of a test a run does: a small part that stands for the whole in `npm test`, the whole in `npm run test:deep`. */
export const byLevel = <T>(quick: T, deep: T): T => (isDeep ? deep : quick)

/** In depth a whole list; else of `nth` each one, beginning at a place, so that two tests can share a list. */
export const someOf = <T>(list: readonly T[], nth: number, place = 0): readonly T[] =>
  byLevel(
    list.filter((_, at) => at % nth === place),
    list
  )
