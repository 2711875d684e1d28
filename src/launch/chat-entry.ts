/** The code by which a chat entry names itself; its flag hides the way back out of the chat (rule show.chatBack). */
export const CHAT_ENTRY_CODE = 'F7IbDJpdSY'
