import type { ConsoleEndpoint } from '../endpoint'

const ANSWERING = ['owner', 'manager', 'service'] as const

const write = <Act extends string>(act: Act, path: `/console/api/talks/${string}`) =>
  ({ method: 'POST', path, roles: ANSWERING, keyed: true, act }) as const

/** Conversations in which members and visitors asked for a person: one of the staff has each of them. */
export const consoleTalkEndpoints = {
  talks: { method: 'GET', path: '/console/api/talks', roles: ANSWERING },
  talk: { method: 'GET', path: '/console/api/talks/one', roles: ANSWERING },
  takeTalk: write('takeTalk', '/console/api/talks/take'),
  answerTalk: write('answerTalk', '/console/api/talks/answer'),
  giveBackTalk: write('giveBackTalk', '/console/api/talks/give-back'),
  closeTalk: write('closeTalk', '/console/api/talks/close')
} as const satisfies Record<string, ConsoleEndpoint>
