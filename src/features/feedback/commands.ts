import { feedbackEndpoints } from '@contract/feedback/endpoints'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { Feedback, FeedbackDraft } from './model'

/** Sends a form; once however often it is sent. */
const sending: Write<FeedbackDraft, Feedback> = {
  name: () => 'feedback',
  quiet: true,
  call: ({ kind, content, pictures, contact }) =>
    keyed(feedbackEndpoints.saveFeedback, {
      kind,
      content: content.trim(),
      pictures: [...pictures],
      ...(contact.trim() ? { contact: contact.trim() } : {})
    })
}

/** Sends from a page; errors are reported only to `failed`. */
export const useSendFeedback = (then: () => unknown, failed: (error: Error) => unknown) =>
  useWrite(sending, { then, failed })
