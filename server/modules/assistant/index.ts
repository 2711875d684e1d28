/** The assistant, for customer service. */

export { answerAtDesk, resolveAtDesk, talksAtDesk, type DeskTalk } from './desk'
export { answerTalk, closeTalk, giveBackTalk, takeTalk, type AgentAct } from './agents'
export { operatorTalk, operatorTalks } from './operator'
