/** The code by which a chat entry names itself; its flag hides the way back out of the chat (spec section 4). */
export const CHAT_ENTRY_CODE = 'F7IbDJpdSY'
