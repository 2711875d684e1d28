import { z } from 'zod'
import { day, endOfDay, id, moment, picture, text, typedText } from '../common'

const choice = z.strictObject({
  id,
  title: text(60, 1),
  /** "Other", with a short text by the member. */
  other: z.literal(true).optional()
})

/** Condition of a jump, on the answer to the question it belongs to. Empty: always. */
const when = z.strictObject({
  /** This choice is selected, alone or among others. */
  is: id.optional(),
  /** The number is at least this, */
  from: z.number().optional(),
  /** and at most this. */
  to: z.number().optional()
})

export const jump = z.strictObject({
  when: when.optional(),
  /** A later question, or `end`. */
  to: id
})

/** YYYY-MM-DD, or the day of the answer. */
const limitDay = z.union([day, z.literal('today')])

const any = {
  id,
  title: text(120, 1),
  note: text(120).optional(),
  /** False = optional. */
  required: z.boolean().optional(),
  /** The first one met applies; otherwise the next question follows. */
  jumps: z.array(jump).max(20).optional()
}

/** A question, by its kind. */
export const question = z.discriminatedUnion('kind', [
  z.strictObject({ ...any, kind: z.literal('single'), options: z.array(choice).min(2).max(20) }),
  z.strictObject({
    ...any,
    kind: z.literal('multiple'),
    options: z.array(choice).min(2).max(20),
    /** How many must be chosen, and how many may. */
    least: z.int().min(1).max(20).optional(),
    most: z.int().min(1).max(20).optional()
  }),
  z.strictObject({
    ...any,
    kind: z.literal('rating'),
    /** From 1 to this. */
    most: z.int().min(3).max(10),
    /** Labels of both ends. */
    leastWords: text(12).optional(),
    mostWords: text(12).optional()
  }),
  z.strictObject({ ...any, kind: z.literal('text'), most: z.int().min(1).max(500) }),
  z.strictObject({ ...any, kind: z.literal('date'), from: limitDay.optional(), to: limitDay.optional() }),
  z.strictObject({
    ...any,
    kind: z.literal('number'),
    from: z.number(),
    to: z.number(),
    unit: text(8).optional(),
    decimals: z.int().min(0).max(2).optional()
  }),
  z.strictObject({
    ...any,
    kind: z.literal('matrix'),
    rows: z
      .array(z.strictObject({ id, title: text(40, 1) }))
      .min(1)
      .max(12),
    columns: z
      .array(z.strictObject({ id, title: text(12, 1) }))
      .min(2)
      .max(6)
  }),
  z.strictObject({ ...any, kind: z.literal('pictures'), most: z.int().min(1).max(9) })
])

/** An answer; only the properties of the question's kind are set. */
export const answer = z.object({
  /** single: which one. */
  option: id.optional(),
  /** multiple: which ones. */
  options: z.array(id).max(20).optional(),
  /** text; also the free text beside a choice. */
  text: typedText(500).optional(),
  /** rating, number. */
  number: z.number().min(-1e9).max(1e9).optional(),
  /** date. */
  day: day.optional(),
  /** matrix: which column, for each row. */
  rows: z
    .array(z.object({ row: id, column: id }))
    .max(12)
    .optional(),
  pictures: z.array(picture).max(9).optional()
})

/** The answer to a question; null withdraws it. */
export const answered = z.object({ questionId: id, answer: answer.nullable() })

/** Reward for answering; null = none. */
export const thanks = z.object({
  points: z.int().nullable(),
  couponName: text(30).nullable()
})

/** `open` = not started, `draft` = started, `done` = submitted, `ended` = over without being submitted. */
export const questionnaireState = z.enum(['open', 'draft', 'done', 'ended'])

export const questionnaireBrief = z.object({
  questionnaireId: id,
  title: text(40),
  intro: text(200),
  questionCount: z.int(),
  minutes: z.int(),
  endsAt: endOfDay,
  state: questionnaireState,
  doneAt: moment.nullable(),
  /** The reward promised, or received once it is done. */
  thanks
})
