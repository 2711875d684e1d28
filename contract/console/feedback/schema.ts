import { z } from 'zod'
import { id, typedText } from '../../common'
import { MAX_FEEDBACK_ANSWER } from '../../feedback/limits'
import { feedback } from '../../feedback/shapes'
import type { EndpointSchema } from '../../schema'
import { acted, consoleMember, consolePage, consolePaging } from '../common'
import type { consoleFeedbackEndpoints } from './endpoints'

export const consoleFeedbackSchemas = {
  feedback: {
    summary: 'Feedback that waits for an answer, oldest first; or all that was answered, latest first',
    input: z.object({ ...consolePaging, state: z.enum(['open', 'answered']).default('open') }),
    data: consolePage(
      feedback.extend({
        member: consoleMember
      })
    )
  },
  answerFeedback: {
    summary: 'Answer it, once: the member is told',
    input: z.object({ feedbackId: id, answer: typedText(MAX_FEEDBACK_ANSWER, '请填写答复') }),
    data: acted,
    codes: { '907': 'somebody has answered it meanwhile' }
  }
} as const satisfies Record<keyof typeof consoleFeedbackEndpoints, EndpointSchema>
