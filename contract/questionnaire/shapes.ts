import { z } from 'zod'
import { day, endOfDay, id, moment, picture, text } from '../common'

const choice = z.strictObject({
  id,
  title: text(60, 1),
  /** Something else: with a few words of the member's own. */
  other: z.literal(true).optional()
})

/** When a jump is taken, by the answer to the question that it stands at. Without any condition: always. */
const when = z.strictObject({
  /** This choice is made, alone or among others. */
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

/** YYYY-MM-DD, or the day on which it is answered. */
const limitDay = z.union([day, z.literal('today')])

const any = {
  id,
  title: text(120, 1),
  note: text(120).optional(),
  /** False = may be left open. */
  required: z.boolean().optional(),
  /** The first that is met leads on; else the next question follows. */
  jumps: z.array(jump).max(20).optional()
}

/** A question, by its kind. */
export const question = z.discriminatedUnion('kind', [
  z.strictObject({ ...any, kind: z.literal('single'), options: z.array(choice).min(2).max(20) }),
  z.strictObject({
    ...any,
    kind: z.literal('multiple'),
    options: z.array(choice).min(2).max(20),
    /** How many must, and may, be chosen. */
    least: z.int().min(1).max(20).optional(),
    most: z.int().min(1).max(20).optional()
  }),
  z.strictObject({
    ...any,
    kind: z.literal('rating'),
    /** From 1 to this. */
    most: z.int().min(3).max(10),
    /** What the ends mean. */
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

/** What somebody answers; of its properties those of the question's kind. */
export const answer = z.object({
  /** single: which one. */
  option: id.optional(),
  /** multiple: which ones. */
  options: z.array(id).max(20).optional(),
  /** text; and the words of somebody's own beside a choice. */
  text: text(500).optional(),
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

/** The answer to a question; null takes it back. */
export const answered = z.object({ questionId: id, answer: answer.nullable() })

/** What is given for answering; null = nothing. */
export const thanks = z.object({
  points: z.int().nullable(),
  couponName: text(30).nullable()
})

/** `open` = not begun, `draft` = begun, `done` = sent, `ended` = over without having been sent. */
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
  /** What is promised; what was given once it is done. */
  thanks
})
