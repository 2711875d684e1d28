import { partnerEndpoints } from '@contract/partner/endpoints'
import { RESULT } from '@contract/envelope/codes'
import type { Data } from '@contract/types'
import { call } from '@/api/call'
import { codeOf } from '@/api/error'
import { read } from '@/api/read'

export type JdCard = Data<'jdVerifyCodeSign'>

/** What JD returned the receiver of a card with. */
interface JdProof {
  readonly code: string
  readonly sign: string
}

/** The status of a JD card. */
export const jdCardQuery = (proof: JdProof) => read(partnerEndpoints.jdVerifyCodeSign, proof)

/** Sends the result to the member's phone; returns the seconds until it may be sent again. @throws ApiError */
export const sendJdMessage = (proof: JdProof): Promise<Data<'sendJDShortMessage'>> =>
  call(partnerEndpoints.sendJDShortMessage, proof)

/** The member has no phone yet, which is not shown as a toast (rule error.quiet). */
export const lacksPhone = (error: unknown): boolean => codeOf(error) === RESULT.quietNotBound

/** `unreadable` = the link is broken or too old; `unknown` = there is no such card. */
export function jdFault(error: unknown): 'unreadable' | 'unknown' | undefined {
  const code = codeOf(error)
  if (code === RESULT.entryRefused || code === RESULT.badRequest) return 'unreadable'
  return code === RESULT.notFound ? 'unknown' : undefined
}
