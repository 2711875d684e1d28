import type { CardOutcome, Grant } from '@contract/types'
import { grantEndpoints } from '@contract/grant/endpoints'
import { RESULT } from '@contract/envelope/codes'
import { SERVER_ERROR_TEXT } from '@/api/catalogue'
import { call } from '@/api/call'
import { ApiError, codeOf, isUnanswered } from '@/api/error'
import { invalidate } from '@/api/invalidate'
import { useWrite, type Around } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { CodePreview, WhyNot } from './model'

/** What a code would give. @throws ApiError, 909 and 429 among them; no toast */
export const lookUpGrantCode = (activeCode: string): Promise<CodePreview> =>
  call(grantEndpoints.lookUpGrantCode, { activeCode }, { quiet: true })

/** Uses a code. Its name does not contain the code: names of writes are stored on the device. */
export const codeActivation: Write<{ readonly activeCode: string }, Grant> = {
  name: () => 'grant-code',
  call: (input) => keyed(grantEndpoints.activateGrantCode, input),
  secret: true,
  quiet: true
}

/** Uses a code, once however often it is called. The function throws ApiError; no toast. */
export const useCodeWrite = () => useWrite(codeActivation).submitNow

/** What entitles somebody who is invited. */
export interface InvitedInput {
  readonly activityId: string
  readonly activeCode?: string
  readonly mobile?: string
  readonly smsCode?: string
}

/** Takes what the invited get. */
export const invitedTaking: Write<InvitedInput, Grant> = {
  name: ({ activityId }) => `invited|${activityId}`,
  call: (input) => keyed(grantEndpoints.directedActivityCard, input),
  secret: true,
  quiet: true
}

/** Takes it from a page. */
export const useInvitedTaking = (around: Around<InvitedInput, Grant>) => useWrite(invitedTaking, around)

/** Takes what each person gets once; a failure is shown as a toast. */
export const uniqueTaking: Write<{ readonly activityId: string }, Grant> = {
  name: ({ activityId }) => `unique|${activityId}`,
  call: (input) => keyed(grantEndpoints.uniquedReceiveCard, input)
}

/** Takes it from a page. */
export const useUniqueTaking = (around: Around<{ readonly activityId: string }, Grant>) =>
  useWrite(uniqueTaking, around)

/** The result for each of several cards. */
export interface Outcomes {
  readonly results: CardOutcome[]
}

/** Opens chosen cards of the member's own number. */
export const cardsOpening: Write<{ readonly activityId: string; readonly cardIds: string[] }, Outcomes> = {
  name: ({ activityId, cardIds }) => `open|${activityId}|${[...cardIds].sort().join()}`,
  call: (input) => keyed(grantEndpoints.receiveMutilCard, input),
  quiet: true
}

/** Opens the cards of another number, which an SMS code proves. */
export const cardsByMobile: Write<
  { readonly activityId: string; readonly mobile: string; readonly smsCode: string },
  Outcomes
> = {
  name: ({ activityId }) => `open-by-mobile|${activityId}`,
  call: (input) => keyed(grantEndpoints.receiveMultiCardByMobile, input),
  secret: true,
  quiet: true
}

/** Opens cards from a page: chosen ones of the own number, and those of another one. */
export const useCardsOpening = (around: Around<{ activityId: string; cardIds: string[] }, Outcomes>) =>
  useWrite(cardsOpening, around)
export const useCardsByMobile = (
  around: Around<{ activityId: string; mobile: string; smsCode: string }, Outcomes>
) => useWrite(cardsByMobile, around)

/**
 * Sends an SMS code to a number that may be invited, with the proof of a puzzle if required. @throws ApiError;
 * no toast
 */
export const sendInvitedCode = (activityId: string, mobile: string, proof?: string) =>
  call(
    grantEndpoints.getDirectedActivityCode,
    { activityId, mobile, ...(proof ? { proof } : {}) },
    { quiet: true }
  )

/**
 * Retries the delivery of what could not be delivered at once; never delivered twice. @throws ApiError; shown
 * as a toast
 */
export async function pollAgain(lineId: string) {
  try {
    return await call(grantEndpoints.privilegeRetryrReceive, { lineId })
  } finally {
    void invalidate(grantEndpoints.privilegeRetryrReceive)
  }
}

/** The message for a failed grant, which tells whether it is safe to press again. */
export function grantFault(error: unknown): string {
  if (!(error instanceof ApiError)) return SERVER_ERROR_TEXT
  if (isUnanswered(error)) return `${error.message}，再次点击不会重复领取`
  return error.message || SERVER_ERROR_TEXT
}

/** Whether a code is wrong, for whatever reason. */
export const isWrongCode = (error: unknown): boolean => codeOf(error) === RESULT.cardCode

const WHY_NOT: Readonly<Record<string, WhyNot>> = {
  [RESULT.soldOut]: 'sold_out',
  [RESULT.limitReached]: 'limit_reached',
  [RESULT.notStarted]: 'not_started',
  [RESULT.ended]: 'ended'
}

/** The reason of a refusal that a retry cannot change; undefined for all others. */
export const whyNotOf = (error: unknown): WhyNot | undefined => WHY_NOT[codeOf(error) ?? '']
