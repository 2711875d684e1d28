import type { Endpoint } from '../endpoint'

/** Questionnaires and members' answers: calls of our own (rule page.questionnaire). */
export const questionnaireEndpoints = {
  listQuestionnaires: {
    method: 'GET',
    path: 'questionnaire/listQuestionnaires',
    access: 'member',
    extension: true,
    providesTags: ['questionnaire']
  },
  getQuestionnaire: {
    method: 'GET',
    path: 'questionnaire/getQuestionnaire',
    access: 'member',
    extension: true,
    providesTags: ['questionnaire']
  },
  saveQuestionnaireAnswers: {
    method: 'POST',
    path: 'questionnaire/saveAnswers',
    access: 'member',
    extension: true,
    invalidatesTags: ['questionnaire']
  },
  submitQuestionnaire: {
    method: 'POST',
    path: 'questionnaire/submit',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: ['questionnaire', 'points', 'coupon', 'couponOffer']
  }
} as const satisfies Record<string, Endpoint>
