/** What members tell us: for whoever answers it. */

export { answerFeedback } from './service'
export { listAnswered, listOpen, type FeedbackRow } from './repository'
