/** The longest answer to feedback, letters. */
export const MAX_FEEDBACK_ANSWER = 500
