import { consoleFeedbackEndpoints } from '@contract/console/feedback/endpoints'
import { consoleFeedbackSchemas } from '@contract/console/feedback/schema'
import type { Kit } from '../http/kit'
import { answerFeedbackIn, operatorFeedback } from '../modules/feedback'
import { performAct } from '../modules/staff'
import type { BindConsole } from './bind'

/** What members wrote, and its answers. */
export function bindFeedback({ db }: Kit, bind: BindConsole): void {
  bind(consoleFeedbackEndpoints, consoleFeedbackSchemas, {
    feedback: (input) => operatorFeedback(db, input),
    async answerFeedback({ feedbackId, answer }, { actor, now }) {
      const about = { kind: 'feedback', id: feedbackId }
      const act = { act: 'answerFeedback', about, reason: null }
      const { actId } = await performAct(db, actor, act, async (tx) => {
        await answerFeedbackIn(tx, feedbackId, answer, now)
        return { after: { answer } }
      })
      return { actId }
    }
  })
}
