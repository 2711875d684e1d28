/** Members' feedback: for answering it. */

export { answerFeedback } from './service'
export { listAnswered, listOpen, type FeedbackRow } from './repository'
