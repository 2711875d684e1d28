import { consoleQuestionnaireEndpoints } from '@contract/console/questionnaires/endpoints'
import { consoleQuestionnaireSchemas } from '@contract/console/questionnaires/schema'
import type { Kit } from '../http/kit'
import {
  operatorQuestionnaires,
  operatorResponses,
  operatorResults,
  operatorTexts
} from '../modules/questionnaire'
import type { BindConsole } from './bind'

/** What members answered in questionnaires. */
export function bindQuestionnaires({ db }: Kit, bind: BindConsole): void {
  bind(consoleQuestionnaireEndpoints, consoleQuestionnaireSchemas, {
    questionnaires: (_input, { now }) => operatorQuestionnaires(db, now),
    questionnaireResults: ({ questionnaireId }, { now }) => operatorResults(db, questionnaireId, now),
    questionnaireTexts: (input) => operatorTexts(db, input),
    questionnaireResponses: (input) => operatorResponses(db, input)
  })
}
