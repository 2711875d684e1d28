/** The assistant, for customer service. */

export { answerAtDesk, resolveAtDesk, talksAtDesk, type DeskTalk } from './desk'
