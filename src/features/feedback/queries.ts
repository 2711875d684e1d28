import { feedbackEndpoints } from '@contract/feedback/endpoints'
import { readPages } from '@/api/read'

const PAGE_SIZE = 10

/** The member's feedback with its outcome, newest first, page by page. */
export const myFeedbackQuery = () => readPages(feedbackEndpoints.listFeedback, { pageSize: PAGE_SIZE })
