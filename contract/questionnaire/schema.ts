import { z } from 'zod'
import { id, none, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { questionnaireEndpoints } from './endpoints'
import { answered, question, questionnaireBrief, thanks } from './shapes'

/** The version of the questions: a hash of them. */
const version = z.string().regex(/^[0-9a-f]{16}$/, '问卷版本不正确')

const codes = {
  '904': 'the questionnaire is closed',
  '907': 'already answered, or its questions have changed since it was opened'
}

export const questionnaireSchemas = {
  listQuestionnaires: {
    summary: 'Questionnaires of the channel: open, started, answered and closed',
    input: none,
    data: z.object({ list: z.array(questionnaireBrief) })
  },
  getQuestionnaire: {
    summary: 'A questionnaire in the version the member started with, and the answers so far',
    input: z.object({ questionnaireId: id }),
    data: questionnaireBrief.extend({
      version: text(16),
      questions: z.array(question),
      answers: z.array(answered),
      /** The question where the member left off. */
      at: id.nullable()
    })
  },
  saveQuestionnaireAnswers: {
    summary:
      'Save answers while the questionnaire is filled in; only the given ones are changed. The first save pins the version',
    input: z.object({
      questionnaireId: id,
      version,
      answers: z.array(answered).max(100),
      at: id.nullable()
    }),
    data: z.object({ savedAt: z.iso.datetime({ offset: true }) }),
    codes
  },
  submitQuestionnaire: {
    summary:
      'Submit the answers, once per person; answers off the chosen path are dropped. Returns the reward',
    input: z.object({ questionnaireId: id, version, answers: z.array(answered).max(100) }),
    data: z.object({ thanks }),
    codes
  }
} as const satisfies Record<keyof typeof questionnaireEndpoints, EndpointSchema>
