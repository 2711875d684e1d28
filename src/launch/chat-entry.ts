/** The code that identifies a chat entry; its flag hides the link back out of the chat (rule show.chatBack). */
export const CHAT_ENTRY_CODE = 'F7IbDJpdSY'
