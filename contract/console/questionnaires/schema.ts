import { z } from 'zod'
import { endOfDay, id, moment, none, picture, text } from '../../common'
import type { EndpointSchema } from '../../schema'
import { consolePage, consolePaging } from '../common'
import type { consoleQuestionnaireEndpoints } from './endpoints'
import { MAX_COUNTED_RESPONSES } from './limits'

const count = z.int().min(0)

const brief = z.object({
  questionnaireId: id,
  title: text(40),
  state: z.enum(['soon', 'running', 'ended']),
  startsAt: moment,
  endsAt: endOfDay,
  /** Empty = all. */
  channelCodes: z.array(text(40)),
  /** Members who sent it, and who only began. */
  done: count,
  drafts: count
})

const questionKind = z.enum(['single', 'multiple', 'rating', 'text', 'date', 'number', 'matrix', 'pictures'])

const result = z.object({
  questionId: id,
  kind: questionKind,
  title: text(120),
  /** Responses that have an answer to it: jumps leave questions out. */
  answered: count,
  /** How often each answer was given; one group, or one for each row of a matrix. None for texts and pictures. */
  groups: z.array(
    z.object({
      /** The row of a matrix. */
      title: text(40).nullable(),
      bars: z.array(z.object({ label: text(80), count }))
    })
  ),
  /** Of ratings and numbers. */
  numbers: z
    .object({ average: z.number(), median: z.number(), least: z.number(), most: z.number() })
    .nullable(),
  /** How many wrote something, or sent pictures. */
  texts: count
})

export const consoleQuestionnaireSchemas = {
  questionnaires: {
    summary: 'All questionnaires with how many answered: running ones first',
    input: none,
    data: z.object({ items: z.array(brief) })
  },
  questionnaireResults: {
    summary: 'Results of a questionnaire, by its questions of now',
    input: z.object({ questionnaireId: id }),
    data: z.object({
      questionnaire: brief,
      /** The responses that the results are of. */
      counted: count.max(MAX_COUNTED_RESPONSES),
      /** Of these: begun before the questions were last changed. */
      ofOtherVersions: count,
      results: z.array(result)
    })
  },
  questionnaireTexts: {
    summary: 'What was written, or sent as pictures, for one question; latest first, phone numbers masked',
    input: z.object({ ...consolePaging, questionnaireId: id, questionId: id }),
    data: consolePage(
      z.object({ key: id, text: text(500), pictures: z.array(picture), channelCode: text(40), at: moment })
    )
  },
  questionnaireResponses: {
    summary: 'Whole responses in words, latest first, phone numbers masked: for an export',
    input: z.object({ ...consolePaging, questionnaireId: id }),
    data: consolePage(
      z.object({
        channelCode: text(40),
        at: moment,
        answers: z.array(z.object({ questionId: id, text: text(4000) }))
      })
    )
  }
} as const satisfies Record<keyof typeof consoleQuestionnaireEndpoints, EndpointSchema>
