/** The longest answer of the staff in a conversation, letters. */
export const MAX_TALK_ANSWER = 500
/** The latest messages of a conversation that are shown. */
export const MAX_TALK_MESSAGES = 200
