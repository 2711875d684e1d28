import { useEffect, useRef } from 'react'
import type { AssistantMessage } from '@/features/assistant/model'
import type { Pending } from '@/features/assistant/use-chat'
import { scrollIntoView } from '@/platform/screen/scroll-into-view'
import { lastOf } from '@/lib/last-of'

/** Room for the bars above, px. */
const BELOW = 104

export const messageElement = (messageId: string) => `said-${messageId}`
export const PENDING_ELEMENT = 'said-pending'

/**
 * Brings a new question to the top, and what a person says into sight. An answer that grows moves nothing: who reads keeps their
 * place.
 */
export function useNewestInSight(messages: readonly AssistantMessage[], pending: Pending | null): void {
  const isPending = pending !== null
  useEffect(() => {
    if (isPending) scrollIntoView(PENDING_ELEMENT, BELOW)
  }, [isPending])

  const newest = lastOf(messages.filter(({ sender }) => sender !== 'bot'))?.messageId
  const seen = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (newest === undefined || seen.current === newest) return
    seen.current = newest
    scrollIntoView(messageElement(newest), BELOW)
  }, [newest])
}
