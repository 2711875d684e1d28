import { z } from 'zod'
import { id, moment, picture, text } from '../common'
import { MAX_FEEDBACK_ANSWER } from './limits'

/** Its subject. */
export const feedbackKind = z.enum(['fault', 'suggestion', 'service', 'other'])

export const feedback = z.object({
  feedbackId: id,
  kind: feedbackKind,
  content: text(500),
  pictures: z.array(picture),
  /** How the member wants to be contacted; null if not specified. */
  contact: text(50).nullable(),
  at: moment,
  /** null = no reply yet. */
  answer: z.object({ text: text(MAX_FEEDBACK_ANSWER), at: moment }).nullable()
})
