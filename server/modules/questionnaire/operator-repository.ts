/** Answers of all members, as staff see them: without whose they are. */
import { MAX_COUNTED_RESPONSES } from '@contract/console/questionnaires/limits'
import type { EndOfDay } from '@contract/time'
import type { Answer, Question } from '@contract/types'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'

export interface OperatorQuestionnaire {
  readonly id: string
  readonly title: string
  readonly questions: Question[]
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
  readonly channelCodes: string[]
  readonly done: number
  readonly drafts: number
}

const QUESTIONNAIRE = `select q.id, q.title, q.questions, q.starts_at as "startsAt", q.ends_at as "endsAt",
    q.channel_codes as "channelCodes",
    (select count(*)::int from questionnaire_responses r where r.questionnaire_id = q.id and r.state = 'done') as done,
    (select count(*)::int from questionnaire_responses r where r.questionnaire_id = q.id and r.state = 'draft') as drafts
  from questionnaires q`

const all = statement<OperatorQuestionnaire>(
  'operator-questionnaires',
  `${QUESTIONNAIRE} order by case when q.ends_at <= $1 then 2 when q.starts_at > $1 then 1 else 0 end, q.sort, q.id`
)
const one = statement<OperatorQuestionnaire>('operator-questionnaire', `${QUESTIONNAIRE} where q.id = $1`)

/** SQL: the latest responses to the questionnaire $1. */
const LATEST = `(select answers, version from questionnaire_responses where questionnaire_id = $1 and state = 'done'
  order by done_at desc limit ${MAX_COUNTED_RESPONSES})`

const counted = statement<{ counted: number; ofOtherVersions: number }>(
  'questionnaire-counted',
  `select count(*)::int as counted, (count(*) filter (where r.version <> $2))::int as "ofOtherVersions" from ${LATEST} r`
)

/** How a question's answers are counted: numbers by ten equal steps. */
export interface Counting {
  readonly id: string
  readonly kind: Question['kind']
  readonly from?: number
  readonly step?: number
}

/** Keys that are no choice: whether there is an answer, and whether it has words or pictures. */
export const ANSWERED = ':answered'
export const WRITTEN = ':written'

const counts = statement<{ question: string; key: string; count: number }>(
  'questionnaire-counts',
  `with q as materialized (
     select * from jsonb_to_recordset($2::jsonb) as q(id text, kind text, "from" float8, step float8)),
   given as (select q.*, r.answers -> q.id as answer from ${LATEST} r join q on r.answers ? q.id)
   select g.id as question, k.key, count(*)::int as count
   from given g cross join lateral unnest(array['${ANSWERED}', case when g.answer ? 'text' or g.answer ? 'pictures' then '${WRITTEN}' end]
     || case g.kind
       when 'single' then array[g.answer ->> 'option']
       when 'multiple' then array(select jsonb_array_elements_text(g.answer -> 'options'))
       when 'rating' then array[g.answer ->> 'number']
       when 'number' then array[greatest(0, least(9, floor(((g.answer ->> 'number')::float8 - g."from") / g.step)))::int::text]
       when 'date' then array[left(g.answer ->> 'day', 7)]
       when 'matrix' then array(select (e ->> 'row') || ':' || (e ->> 'column') from jsonb_array_elements(g.answer -> 'rows') e)
     end) as k(key)
   where k.key is not null group by 1, 2`
)

export interface NumberFigures {
  readonly question: string
  readonly average: number
  readonly median: number
  readonly least: number
  readonly most: number
}

const numbers = statement<NumberFigures>(
  'questionnaire-numbers',
  `with n as materialized (
     select q.id as question, (r.answers -> q.id ->> 'number')::float8 as value
     from ${LATEST} r cross join unnest($2::text[]) as q(id))
   select question, avg(value)::float8 as average, percentile_cont(0.5) within group (order by value)::float8 as median,
     min(value)::float8 as least, max(value)::float8 as most
   from n where value is not null group by 1`
)

/** A part of a hash: it tells rows of one moment apart, and not whose they are. */
const KEY = 'left(md5(r.member_id), 8)'

const LATEST_FIRST = keyset(
  { by: 'r.done_at', type: 'timestamptz', desc: true },
  { by: KEY, type: 'text', desc: true }
)

export interface Written {
  readonly key: string
  readonly answer: Answer
  readonly channelCode: string
  readonly at: Date
}

const texts = statement<Written & Positioned>(
  'questionnaire-texts',
  `select ${KEY} as key, r.answers -> $4 as answer, r.channel_code as "channelCode", coalesce(r.done_at, r.saved_at) as at, ${LATEST_FIRST.column}
   from questionnaire_responses r
   where r.questionnaire_id = $3 and r.state = 'done' and (r.answers -> $4 ? 'text' or r.answers -> $4 ? 'pictures')
     and ${LATEST_FIRST.after('$1')} order by ${LATEST_FIRST.order} limit $2`
)

export interface Response {
  readonly answers: Readonly<Record<string, Answer>>
  readonly channelCode: string
  readonly at: Date
}

const responses = statement<Response & Positioned>(
  'questionnaire-all-responses',
  `select r.answers, r.channel_code as "channelCode", coalesce(r.done_at, r.saved_at) as at, ${LATEST_FIRST.column}
   from questionnaire_responses r
   where r.questionnaire_id = $3 and r.state = 'done' and ${LATEST_FIRST.after('$1')}
   order by ${LATEST_FIRST.order} limit $2`
)

interface Place {
  readonly cursor?: string | undefined
  readonly limit: number
}

export const allQuestionnaires = (now: Date, db: Queryable): Promise<OperatorQuestionnaire[]> =>
  all([now], db)

export const findOperatorQuestionnaire = async (id: string, db: Queryable) => (await one([id], db))[0]

/** How many responses are counted, and how many of them are to other questions than `version`. */
export async function countedOf(id: string, version: string, db: Queryable) {
  return (await counted([id, version], db))[0] ?? { counted: 0, ofOtherVersions: 0 }
}

/** How often each answer was given. */
export const countsOf = (id: string, questions: readonly Counting[], db: Queryable) =>
  counts([id, JSON.stringify(questions)], db)

/** Averages and the like of these questions. */
export const numbersOf = (id: string, questionIds: readonly string[], db: Queryable) =>
  numbers([id, questionIds], db)

/** A page of what was written for a question. */
export async function pageOfTexts(
  id: string,
  questionId: string,
  { cursor, limit }: Place,
  db: Queryable
): Promise<Page<Written>> {
  const rows = await texts([LATEST_FIRST.start(cursor), limitOf(limit), id, questionId], db)
  return LATEST_FIRST.page(rows, limit)
}

/** A page of whole responses. */
export async function pageOfResponses(
  id: string,
  { cursor, limit }: Place,
  db: Queryable
): Promise<Page<Response>> {
  return LATEST_FIRST.page(await responses([LATEST_FIRST.start(cursor), limitOf(limit), id], db), limit)
}
