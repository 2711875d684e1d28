import type { BindingOutcome } from '@contract/types'
import { RESULT } from '@contract/envelope/codes'
import { distributionEndpoints } from '@contract/distribution/endpoints'
import { call } from '@/api/call'
import { codeOf } from '@/api/error'
import { invalidate } from '@/api/invalidate'
import { readStored, removeStored } from '@/platform/storage/stored-values'

/** One call per code at a time: a page and the launch may both make it. */
const underWay = new Map<string, Promise<BindingOutcome>>()

async function ask(code: string): Promise<BindingOutcome> {
  const { outcome } = await call(distributionEndpoints.acceptInvitation, { code }, { quiet: true })
  // whatever the result, it is final
  if (readStored('invite') === code) removeStored('invite')
  await invalidate(distributionEndpoints.acceptInvitation)
  return outcome
}

/** Binds the member to the inviter of a code; repeating it changes nothing. @throws ApiError, not reported */
export function accept(code: string): Promise<BindingOutcome> {
  const running = underWay.get(code) ?? ask(code).finally(() => underWay.delete(code))
  underWay.set(code, running)
  return running
}

const OF_NOBODY: readonly string[] = [RESULT.notFound, RESULT.badRequest]

/** Whether a code was refused because it does not exist, rather than temporarily. */
export const isCodeOfNobody = (problem: unknown): boolean => OF_NOBODY.includes(codeOf(problem))
