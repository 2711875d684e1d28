import { z } from 'zod'
import { id, moment, picture, text } from '../common'

/** What it is about. */
export const feedbackKind = z.enum(['fault', 'suggestion', 'service', 'other'])

export const feedback = z.object({
  feedbackId: id,
  kind: feedbackKind,
  content: text(500),
  pictures: z.array(picture),
  /** How the member wants to be reached; null where they did not say. */
  contact: text(50).nullable(),
  at: moment,
  /** null = nobody has answered yet. */
  answer: z.object({ text: text(500), at: moment }).nullable()
})
