import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerEvent } from '@contract/types'
import { LOOK_EVERY_MS, type AnswerLooks } from './answer-looks'
import type { OwnAnswer } from './message-repository'
import type { Owner } from './conversation-repository'
import { messageView } from './view'

/**
 * An answer as it is written, from a position in its text: pieces, then the complete stored text. It is read from the
 * database, so that a client that lost the stream can resume at any process; only stored text is sent, so that text
 * withdrawn when a person takes over is not shown.
 */
export async function* followAnswer(
  looks: Pick<AnswerLooks, 'find'>,
  answerId: string,
  owner: Owner,
  start: { readonly from: number; readonly stale: (row: OwnAnswer) => Promise<void> }
): AsyncGenerator<AnswerEvent> {
  let from = start.from
  for (;;) {
    const row = await looks.find(answerId, owner)
    if (!row) return
    if (row.state !== 'writing') {
      yield { type: 'end', message: messageView(row), state: row.conversationState }
      return
    }
    await start.stale(row)
    // rewritten by another process: the text already shown does not match
    if (row.body.length < from) from = 0
    if (row.body.length > from) {
      yield { type: 'piece', from, text: row.body.slice(from) }
      from = row.body.length
    }
    await pause(LOOK_EVERY_MS)
  }
}
