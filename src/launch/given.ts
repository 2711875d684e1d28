/** A value that says something: broken links carry 'null' and 'undefined' (spec section 5). */
export const isGiven = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value !== 'null' && value !== 'undefined'

/** The code by which a chat entry names itself; its flag hides the way back out of the chat (spec section 4). */
export const CHAT_ENTRY_CODE = 'F7IbDJpdSY'
