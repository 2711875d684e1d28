/** The assistant: the side of customer service. */

export { answerAtDesk, resolveAtDesk, talksAtDesk, type DeskTalk } from './desk'
