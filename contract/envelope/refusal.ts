import { STANDING } from './codes'

/** A refusal that stands (`STANDING`): the page says it in the server's words. */
export interface Refusal {
  readonly code: string
  readonly message: string
}

/** The refusal that an error stands for; undefined where asking again may bring an answer, which is the page's to do. */
export function refusalOf(problem: unknown): Refusal | undefined {
  if (!(problem instanceof Error) || !('code' in problem)) return undefined
  const { code, message } = problem
  return typeof code === 'string' && STANDING.has(code) ? { code, message } : undefined
}
