import { RESULT, STANDING, type ResultCode } from './codes'

/** Refusals of a purchase: as valid as any response, and their page shows what to do next. */
const OF_PURCHASES: ReadonlySet<string> = new Set<ResultCode>([
  RESULT.needCard,
  RESULT.soldOut,
  RESULT.limitReached,
  RESULT.platformForbids
])

/** A refusal that a rendered page may show: a permanent one (`STANDING`), in the server's wording, or one of a purchase. */
export interface Refusal {
  readonly code: string
  readonly message: string
}

/** The refusal behind an error; undefined if an immediate retry, which is the page's job, may succeed. */
export function refusalOf(problem: unknown): Refusal | undefined {
  if (!(problem instanceof Error) || !('code' in problem)) return undefined
  const { code, message } = problem
  return typeof code === 'string' && (STANDING.has(code) || OF_PURCHASES.has(code))
    ? { code, message }
    : undefined
}
