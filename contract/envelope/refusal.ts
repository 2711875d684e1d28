import { RESULT, STANDING, type ResultCode } from './codes'

/** Refusals of what somebody would buy: true as long as any answer, and their page says where to go on. */
const OF_PURCHASES: ReadonlySet<string> = new Set<ResultCode>([
  RESULT.needCard,
  RESULT.soldOut,
  RESULT.limitReached,
  RESULT.platformForbids
])

/** A refusal that a drawn page tells: one that stands (`STANDING`), in the server's words, or one of a purchase. */
export interface Refusal {
  readonly code: string
  readonly message: string
}

/** The refusal that an error stands for; undefined where asking again at once may bring an answer, which is the page's to do. */
export function refusalOf(problem: unknown): Refusal | undefined {
  if (!(problem instanceof Error) || !('code' in problem)) return undefined
  const { code, message } = problem
  return typeof code === 'string' && (STANDING.has(code) || OF_PURCHASES.has(code))
    ? { code, message }
    : undefined
}
