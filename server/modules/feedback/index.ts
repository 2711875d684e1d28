/** Members' feedback: for answering it. */

export { answerFeedback, answerFeedbackIn, operatorFeedback } from './service'
export { listAnswered, listOpen, type FeedbackRow } from './repository'
