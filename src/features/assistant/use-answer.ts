import { useEffect, useRef, useState } from 'react'
import { assistantEndpoints } from '@contract/assistant/endpoints'
import { follow } from '@/api/follow'
import { sleep } from '@/lib/sleep'
import { readAnswer } from './commands'
import { keyOf, withPiece, type AssistantMessage, type ConversationState, type Talk } from './model'

/** An answer that is being written. */
export interface Live {
  readonly answerId: string
  readonly text: string
  /** The connection is lost: the answer is polled by its id. */
  readonly isLost: boolean
}

/** Polling interval of a lost answer, ms. */
const POLL_INTERVAL_MS = 1000
/** After this many failures, retrying is left to the user. */
const MAX_FAILURES = 20

interface Following {
  stop: () => void
}

/**
 * Follows an answer while it is written. A lost stream is not reopened: the server stores the answer, which is
 * polled by its id until complete. `ended` receives the stored answer.
 */
export function useAnswer(ended: (message: AssistantMessage, state: ConversationState) => void) {
  const [live, setLive] = useState<Live | null>(null)
  const current = useRef<Following | null>(null)
  const last = useRef(ended)
  useEffect(() => {
    last.current = ended
  })
  useEffect(() => () => current.current?.stop(), [])

  function begin(talk: Talk, answerId: string): void {
    current.current?.stop()
    let text = ''
    let over = false
    const finish = (message: AssistantMessage, state: ConversationState) => {
      if (over) return
      over = true
      stream()
      setLive(null)
      last.current(message, state)
    }
    const show = (next: string, isLost: boolean) => {
      text = next
      if (!over) setLive({ answerId, text, isLost })
    }
    const askForIt = async () => {
      show(text, true)
      for (let failures = 0; !over && failures < MAX_FAILURES;) {
        try {
          const { message, state } = await readAnswer(talk, answerId)
          if (message.state !== 'writing') return finish(message, state)
          failures = 0
          show(message.text, true)
        } catch {
          failures += 1
        }
        await sleep(POLL_INTERVAL_MS)
      }
    }
    show('', false)
    const stream = follow(
      assistantEndpoints.followAnswer,
      { answerId, ...keyOf(talk.visitorKey) },
      {
        onEvent: (event) =>
          event.type === 'end'
            ? finish(event.message, event.state)
            : show(withPiece(text, event.from, event.text), false),
        onClose: () => {
          if (!over) void askForIt()
        }
      }
    )
    current.current = {
      stop: () => {
        over = true
        stream()
      }
    }
  }

  return {
    live,
    begin,
    /** Stops listening; stopping the writing itself is a separate call. */
    leave: () => {
      current.current?.stop()
      current.current = null
      setLive(null)
    }
  }
}
