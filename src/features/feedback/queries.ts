import { feedbackEndpoints } from '@contract/feedback/endpoints'
import { readPages } from '@/api/read'

const PAGE_SIZE = 10

/** What the member has told us, and what came of it, newest first, page by page. */
export const myFeedbackQuery = () => readPages(feedbackEndpoints.listFeedback, { pageSize: PAGE_SIZE })
