import { questionnaireEndpoints } from '@contract/questionnaire/endpoints'
import { questionnaireSchemas } from '@contract/questionnaire/schema'
import type { Kit } from '../../http/kit'
import { iso } from '../../lib/iso'
import { saveAnswers, submit } from './answer'
import { listFor, readOne } from './read'

/** Questionnaire endpoints. */
export function questionnaireModule({ bind, db }: Kit): void {
  bind(questionnaireEndpoints, questionnaireSchemas, {
    listQuestionnaires: (_input, context) => listFor(db, context),
    getQuestionnaire: ({ questionnaireId }, context) => readOne(db, questionnaireId, context),
    async saveQuestionnaireAnswers(input, context) {
      await saveAnswers(db, input, context)
      return { savedAt: iso(context.now) }
    },
    submitQuestionnaire: (input, context) => submit(db, input, context, context.idempotencyKey)
  })
}
