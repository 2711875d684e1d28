import { questionnaireEndpoints } from '@contract/questionnaire/endpoints'
import type { Data } from '@contract/types'
import { call } from '@/api/call'
import { invalidate } from '@/api/invalidate'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { Unsaved } from './draft'
import type { Answers } from './model'

interface Saving {
  readonly questionnaireId: string
  readonly version: string
  readonly unsaved: Unsaved
  /** The question that is shown. */
  readonly at: string | null
}

/** Saves answers on the server while it is filled in. @throws ApiError, not reported */
export async function saveAnswers({ questionnaireId, version, unsaved, at }: Saving): Promise<void> {
  const answers = [...unsaved].map(([questionId, answer]) => ({ questionId, answer }))
  await call(
    questionnaireEndpoints.saveQuestionnaireAnswers,
    { questionnaireId, version, answers, at },
    { quiet: true }
  )
}

/** What is read of questionnaires is old: somebody has been filling one in. */
export const reportSaved = (): Promise<void> => invalidate(questionnaireEndpoints.saveQuestionnaireAnswers)

interface Sending {
  readonly questionnaireId: string
  readonly version: string
  readonly answers: Answers
}

/** Sends the answers, once a person; 400 names the question, 904 and 907 mean that it is no longer possible. */
const sending: Write<Sending, Data<'submitQuestionnaire'>> = {
  name: ({ questionnaireId }) => `questionnaire|${questionnaireId}`,
  quiet: true,
  call: ({ questionnaireId, version, answers }) =>
    keyed(questionnaireEndpoints.submitQuestionnaire, {
      questionnaireId,
      version,
      answers: [...answers].map(([questionId, answer]) => ({ questionId, answer }))
    })
}

/**
 * `then` runs once they are accepted; it is pending until the questionnaire has been refetched, so that nobody
 * sends twice.
 */
export const useSendAnswers = (then: () => void, failed: (error: Error) => unknown) =>
  useWrite(sending, {
    then: ({ refreshed }) => {
      then()
      return refreshed
    },
    failed
  })
