import type { ActivityGain } from '@contract/types'
import { activityEndpoints } from '@contract/activity/endpoints'
import { SERVER_ERROR_TEXT } from '@/api/catalogue'
import { ApiError, isUnanswered } from '@/api/error'
import { useWrite, type Around } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'

interface Gift {
  readonly activityId: string
}

/** Takes the gift of an activity; a failure is shown as a toast. */
export const giftTaking: Write<Gift, ActivityGain> = {
  name: ({ activityId }) => `gift|${activityId}`,
  call: (gift) => keyed(activityEndpoints.takeGift, gift)
}

export interface Signature {
  readonly activityId: string
  readonly name: string
  readonly agreementVersion: string
}

/** Signs an activity; the page says what is wrong. */
export const signing: Write<Signature, ActivityGain> = {
  name: ({ activityId }) => `sign|${activityId}`,
  call: (signature) => keyed(activityEndpoints.signActivity, signature),
  quiet: true
}

/** Signs an activity from a page. */
export const useSigning = (around: Around<Signature, ActivityGain>) => useWrite(signing, around)

/** The message for a failed signing. */
export function signFaultText(error: unknown): string {
  if (!(error instanceof ApiError)) return SERVER_ERROR_TEXT
  return isUnanswered(error) ? `签约未完成，${error.message}` : error.message || SERVER_ERROR_TEXT
}
