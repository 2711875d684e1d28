import type { ConsoleEndpoint } from '../endpoint'

const READERS = ['owner', 'manager'] as const

/** What members answered in questionnaires. Nobody's answers carry a name. */
export const consoleQuestionnaireEndpoints = {
  questionnaires: { method: 'GET', path: '/console/api/questionnaires', roles: READERS },
  questionnaireResults: { method: 'GET', path: '/console/api/questionnaires/results', roles: READERS },
  questionnaireTexts: { method: 'GET', path: '/console/api/questionnaires/texts', roles: READERS },
  questionnaireResponses: { method: 'GET', path: '/console/api/questionnaires/responses', roles: READERS }
} as const satisfies Record<string, ConsoleEndpoint>
