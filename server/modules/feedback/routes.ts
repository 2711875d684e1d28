import { feedbackEndpoints } from '@contract/feedback/endpoints'
import { feedbackSchemas } from '@contract/feedback/schema'
import type { Kit } from '../../http/kit'
import { myFeedback, saveFeedback } from './service'

const DAY_MS = 86_400_000
const MAX_PER_DAY = 20

/** Feedback endpoints. */
export function feedbackModule({ bind, db, limit }: Kit): void {
  bind(feedbackEndpoints, feedbackSchemas, {
    async saveFeedback(input, context) {
      await limit(
        `feedback:${context.memberId}`,
        MAX_PER_DAY,
        DAY_MS,
        '今天的反馈已经很多了，请明天再来，或直接联系客服'
      )
      return saveFeedback(db, input, context)
    },
    listFeedback: (input, { memberId }) => myFeedback(db, memberId, input)
  })
}
