import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerEvent } from '@contract/types'
import { LOOK_EVERY_MS, type AnswerLooks } from './answer-looks'
import type { OwnAnswer } from './message-repository'
import type { Owner } from './conversation-repository'
import { messageView } from './view'

/**
 * An answer as it is written, from a place in its text: pieces, then the whole of it as it is kept. It is read from the database, so
 * that whoever lost the stream goes on at any process; and nothing is sent but what is kept there, so that a word that was
 * withdrawn for a person's sake is not said.
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
    // written anew by another process: what was shown is not what comes
    if (row.body.length < from) from = 0
    if (row.body.length > from) {
      yield { type: 'piece', from, text: row.body.slice(from) }
      from = row.body.length
    }
    await pause(LOOK_EVERY_MS)
  }
}
