import { questionnaireEndpoints } from '@contract/questionnaire/endpoints'
import { read } from '@/api/read'

/** Questionnaires of the channel, with the member's status in each. */
export const questionnairesQuery = () => read(questionnaireEndpoints.listQuestionnaires, {})

/** One with its questions and the answers so far. */
export const questionnaireQuery = (questionnaireId: string) =>
  read(questionnaireEndpoints.getQuestionnaire, { questionnaireId })
