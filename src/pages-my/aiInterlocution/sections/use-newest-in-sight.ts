import { useEffect, useRef } from 'react'
import type { AssistantMessage } from '@/features/assistant/model'
import type { Pending } from '@/features/assistant/use-chat'
import { scrollIntoView } from '@/platform/screen/scroll-into-view'
import { lastOf } from '@/lib/last-of'

/** Space for the bars above, px. */
const BELOW = 104

export const messageElement = (messageId: string) => `said-${messageId}`
export const PENDING_ELEMENT = 'said-pending'

/**
 * Scrolls a new question to the top, and an agent's message into view. A streaming answer does not scroll:
 * readers keep their place.
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
