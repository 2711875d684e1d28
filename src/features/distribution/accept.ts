import type { BindingOutcome } from '@contract/types'
import { RESULT } from '@contract/envelope/codes'
import { distributionEndpoints } from '@contract/distribution/endpoints'
import { call } from '@/api/call'
import { codeOf } from '@/api/error'
import { invalidate } from '@/api/invalidate'
import { readStored, removeStored } from '@/platform/storage/stored-values'

/** One asking of each code at a time: a page and the launch may both want it. */
const underWay = new Map<string, Promise<BindingOutcome>>()

async function ask(code: string): Promise<BindingOutcome> {
  const { outcome } = await call(distributionEndpoints.acceptInvitation, { code }, { quiet: true })
  // whatever it was: it has been answered for good
  if (readStored('invite') === code) removeStored('invite')
  await invalidate(distributionEndpoints.acceptInvitation)
  return outcome
}

/** Binds the member to who invites by a code; asked again it changes nothing. @throws ApiError, not told */
export function accept(code: string): Promise<BindingOutcome> {
  const running = underWay.get(code) ?? ask(code).finally(() => underWay.delete(code))
  underWay.set(code, running)
  return running
}

const OF_NOBODY: readonly string[] = [RESULT.notFound, RESULT.badRequest]

/** Whether a code was refused because nobody has it, and not for a while. */
export const isCodeOfNobody = (problem: unknown): boolean => OF_NOBODY.includes(codeOf(problem))
