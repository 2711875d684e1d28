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
  /** The connection is gone: the answer is asked for by its id. */
  readonly isLost: boolean
}

/** How often a lost answer is asked for, ms. */
const POLL_INTERVAL_MS = 1000
/** So often in vain, and it is left to the asker to try again. */
const MAX_FAILURES = 20

interface Following {
  stop: () => void
}

/**
 * Follows an answer while it is written. A stream that is lost is not opened again: the server keeps the answer, and it is asked for
 * by its id until it is whole. `ended` gets it as it is kept.
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
    /** Stops listening; whoever stops the writing tells the server. */
    leave: () => {
      current.current?.stop()
      current.current = null
      setLive(null)
    }
  }
}
