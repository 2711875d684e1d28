import type { ConsoleEndpoint } from '../endpoint'

const ANSWERING = ['owner', 'manager', 'service'] as const

/** What members wrote, which staff answer once. */
export const consoleFeedbackEndpoints = {
  feedback: { method: 'GET', path: '/console/api/feedback', roles: ANSWERING },
  answerFeedback: {
    method: 'POST',
    path: '/console/api/feedback/answer',
    roles: ANSWERING,
    keyed: true,
    act: 'answerFeedback'
  }
} as const satisfies Record<string, ConsoleEndpoint>
