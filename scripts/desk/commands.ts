import { parseArgs } from 'node:util'
import type { Queryable } from '../../server/db/client'
import { answerAtDesk, resolveAtDesk, talkAtDesk, talksAtDesk } from '../../server/modules/assistant/desk'
import { findFeedback, listOpen } from '../../server/modules/feedback/repository'
import { answerFeedback } from '../../server/modules/feedback/service'
import { feedbackWords, listWords, talkWords } from './text'

export const USAGE = `npm run desk -- list
npm run desk -- show ID
npm run desk -- answer ID --text "..." [--seen MARK]   (without --text: from standard input; a conversation needs --seen, which show prints)
npm run desk -- resolve ID --seen MARK                 (ends a conversation)`

const SHOWN = 50
const MAX_ANSWER_LENGTH = 500

/** The dependencies of the commands. */
export interface DeskDependencies {
  readonly db: Queryable
  readonly now: Date
  /** All of standard input. */
  readonly readInput: () => Promise<string>
}

/**
 * Runs one command of the desk. @returns the text to print @throws Error, and BusinessError if somebody else
 * was faster
 */
export async function runDesk(args: readonly string[], dependencies: DeskDependencies): Promise<string> {
  const options = { text: { type: 'string' }, seen: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [command, id, ...more] = positionals
  if (more.length > 0) throw new Error(USAGE)
  const { db } = dependencies
  if (command === 'list' && id === undefined)
    return listWords(await listOpen(SHOWN, db), await talksAtDesk(db))
  if (id === undefined) throw new Error(USAGE)
  switch (command) {
    case 'show':
      return show(db, id)
    case 'answer':
      return answer(id, values, dependencies)
    case 'resolve':
      return resolve(id, values.seen, dependencies)
    default:
      throw new Error(USAGE)
  }
}

const isFeedback = (id: string): boolean => id.startsWith('fb_')

async function show(db: Queryable, id: string): Promise<string> {
  if (!isFeedback(id)) return talkWords(await talkAtDesk(db, id))
  const row = await findFeedback(id, db)
  if (!row) throw new Error(`There is no feedback ${id}`)
  return feedbackWords(row)
}

async function answer(
  id: string,
  { text, seen }: { readonly text?: string | undefined; readonly seen?: string | undefined },
  { db, now, readInput }: DeskDependencies
): Promise<string> {
  const words = (text ?? (await readInput())).trim()
  if (words === '' || words.length > MAX_ANSWER_LENGTH || words.includes('\0'))
    throw new Error(`An answer has 1 to ${MAX_ANSWER_LENGTH} letters`)
  if (isFeedback(id)) {
    await answerFeedback(db, id, words, now)
    return `Answered: ${id}`
  }
  await answerAtDesk(db, { id, now, seen: seenOf(seen) }, words)
  // with the mark for the next answer
  return talkWords(await talkAtDesk(db, id))
}

async function resolve(id: string, seen: string | undefined, { db, now }: DeskDependencies): Promise<string> {
  if (isFeedback(id)) throw new Error('Feedback is ended by its answer')
  await resolveAtDesk(db, { id, now, seen: seenOf(seen) })
  return `Ended: ${id}`
}

/**
 * An answer names the last message its author has seen, because somebody else may have answered meanwhile.
 */
function seenOf(seen: string | undefined): string {
  if (seen === undefined) throw new Error(USAGE)
  return seen
}
