import { setTimeout as pause } from 'node:timers/promises'
import { composeAnswer } from './compose'
import type { AssistantGateway } from './assistant-gateway'

/** Characters per piece, and the time to read one: an answer is shown at reading speed, ms. */
const PIECE = 6
const PACE_MS = 25

/** Answers from the retrieved sources only, without any engine: nothing in it is made up. */
export function createSandboxAssistant(paceMs = PACE_MS): AssistantGateway {
  return {
    async *write({ question, sources, signal }) {
      const answer = [...composeAnswer(question, sources)]
      for (let at = 0; at < answer.length; at += PIECE) {
        if (signal.aborted) return
        yield answer.slice(at, at + PIECE).join('')
        if (paceMs > 0) await pause(paceMs)
      }
    }
  }
}
