/** Questionnaires: their results, for the console. */

export { operatorQuestionnaires, operatorResponses, operatorResults, operatorTexts } from './operator'
