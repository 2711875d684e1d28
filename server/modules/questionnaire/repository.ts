/** SQL of questionnaires: one row per person and questionnaire; stored draft answers are merged question by question. */
import type { EndOfDay } from '@contract/time'
import { and, eq } from 'drizzle-orm'
import type { Answer, Question } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { questionnaireResponses, questionnaires, questionnaireVersions } from '../../db/schema/questionnaire'
import { statement } from '../../db/statement'

export type QuestionnaireRow = typeof questionnaires.$inferSelect
export type ResponseRow = typeof questionnaireResponses.$inferSelect

/** A questionnaire as offered to a member. */
export interface MetRow {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly minutes: number
  readonly questionCount: number
  readonly endsAt: EndOfDay<Date>
  readonly points: number | null
  readonly couponName: string | null
  readonly state: 'draft' | 'done' | null
  readonly doneAt: Date | null
  readonly pointsGiven: number | null
  readonly couponGiven: string | null
}

const met = statement<MetRow>(
  'questionnaires-met',
  `select q.id, q.title, q.intro, q.minutes, jsonb_array_length(coalesce(v.questions, q.questions)) as "questionCount",
     q.ends_at as "endsAt", q.points, c.name as "couponName", r.state, r.done_at as "doneAt",
     r.points_given as "pointsGiven", case when r.coupon_receive_id is null then null else c.name end as "couponGiven"
   from questionnaires q
   left join coupons c on c.id = q.coupon_id
   left join questionnaire_responses r on r.questionnaire_id = q.id and r.member_id = $1
   left join questionnaire_versions v on v.questionnaire_id = q.id and v.version = r.version
   where (q.starts_at <= $3 and (cardinality(q.channel_codes) = 0 or $2 = any(q.channel_codes)) or r.state is not null)
     and ($4::text is null or q.id = $4)
     and (q.ends_at > $3::timestamptz - interval '90 days' or r.state = 'done' or $4 is not null)
   order by q.sort, q.id`
)

const save = statement<{ done: number }>(
  'questionnaire-save',
  `insert into questionnaire_responses as r
     (member_id, questionnaire_id, version, channel_code, state, answers, last_at, started_at, saved_at)
   values ($1, $2, $3, $4, 'draft', $5::jsonb, $7, $8, $8)
   on conflict (member_id, questionnaire_id) do update
     set answers = (r.answers || $5::jsonb) - $6::text[], last_at = $7, saved_at = $8
     where r.state = 'draft' and r.version = $3
   returning 1 as done`
)

/** The channel's questionnaires for a member: all, or the named one. */
export const listMet = (
  of: { readonly memberId: string; readonly channel: string; readonly now: Date; readonly id?: string },
  db: Queryable
): Promise<MetRow[]> => met([of.memberId, of.channel, of.now, of.id ?? null], db)

export async function findQuestionnaire(id: string, db: Queryable): Promise<QuestionnaireRow | undefined> {
  return (await db.select().from(questionnaires).where(eq(questionnaires.id, id)))[0]
}

const isOf = (memberId: string, id: string) =>
  and(eq(questionnaireResponses.memberId, memberId), eq(questionnaireResponses.questionnaireId, id))

export async function findResponse(
  memberId: string,
  id: string,
  db: Queryable
): Promise<ResponseRow | undefined> {
  return (await db.select().from(questionnaireResponses).where(isOf(memberId, id)))[0]
}

/** Stores the current questions, so that they can still be answered. */
export async function pinVersion(
  id: string,
  version: string,
  questions: Question[],
  db: Queryable
): Promise<void> {
  await db
    .insert(questionnaireVersions)
    .values({ questionnaireId: id, version, questions })
    .onConflictDoNothing()
}

export async function findVersion(
  id: string,
  version: string,
  db: Queryable
): Promise<Question[] | undefined> {
  const rows = await db
    .select({ questions: questionnaireVersions.questions })
    .from(questionnaireVersions)
    .where(and(eq(questionnaireVersions.questionnaireId, id), eq(questionnaireVersions.version, version)))
  return rows[0]?.questions
}

export interface Saving {
  readonly memberId: string
  readonly questionnaireId: string
  readonly version: string
  readonly channel: string
  readonly answers: ReadonlyMap<string, Answer>
  /** Questions whose answers were removed. */
  readonly removed: readonly string[]
  readonly lastAt: string | null
  readonly now: Date
}

/** Merges answers into a draft; false if it was already submitted, or begun with other questions. */
export async function saveDraft(saving: Saving, db: Queryable): Promise<boolean> {
  const { memberId, questionnaireId, version, channel, answers, removed, lastAt, now } = saving
  const patch = JSON.stringify(Object.fromEntries(answers))
  const rows = await save([memberId, questionnaireId, version, channel, patch, removed, lastAt, now], db)
  return rows.length === 1
}

/** Locks the member's existing row until the transaction ends. */
export async function holdResponse(memberId: string, id: string, tx: Tx): Promise<ResponseRow | undefined> {
  const rows = await tx.select().from(questionnaireResponses).where(isOf(memberId, id)).for('no key update')
  return rows[0]
}

/** Submits a locked draft. */
export async function finish(
  memberId: string,
  id: string,
  sent: Pick<
    ResponseRow,
    'answers' | 'pointsGiven' | 'couponReceiveId' | 'requestKey' | 'doneAt' | 'channelCode'
  >,
  tx: Tx
): Promise<void> {
  await tx
    .update(questionnaireResponses)
    .set({ ...sent, state: 'done', lastAt: null })
    .where(isOf(memberId, id))
}
