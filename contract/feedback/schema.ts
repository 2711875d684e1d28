import { z } from 'zod'
import { paged, paging, picture, typedLine, typedText } from '../common'
import type { EndpointSchema } from '../schema'
import type { feedbackEndpoints } from './endpoints'
import { feedback, feedbackKind } from './shapes'

const MAX_PICTURES = 9

export const feedbackSchemas = {
  saveFeedback: {
    summary: 'Send feedback on a problem or an idea, with pictures and contact',
    input: z.object({
      kind: feedbackKind,
      content: typedText(500, '请填写反馈内容'),
      pictures: z.array(picture).max(MAX_PICTURES, `最多上传 ${MAX_PICTURES} 张图片`).default([]),
      contact: typedLine(50).optional()
    }),
    data: feedback
  },
  listFeedback: {
    summary: "The member's feedback with its replies, newest first",
    input: z.object({ ...paging }),
    data: paged(feedback)
  }
} as const satisfies Record<keyof typeof feedbackEndpoints, EndpointSchema>
