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
  `select q.id as question, k.key, count(*)::int as count
   from ${LATEST} r
   cross join lateral jsonb_to_recordset($2::jsonb) as q(id text, kind text, "from" numeric, step numeric)
   cross join lateral (select r.answers -> q.id as given) a
   cross join lateral (
     select a.given ->> 'option' where q.kind = 'single'
     union all select jsonb_array_elements_text(a.given -> 'options') where q.kind = 'multiple'
     union all select a.given ->> 'number' where q.kind = 'rating'
     union all select greatest(0, least(9, floor(((a.given ->> 'number')::numeric - q."from") / q.step)))::int::text
       where q.kind = 'number' and a.given ? 'number'
     union all select left(a.given ->> 'day', 7) where q.kind = 'date'
     union all select (e ->> 'row') || ':' || (e ->> 'column') from jsonb_array_elements(a.given -> 'rows') e where q.kind = 'matrix'
     union all select '${ANSWERED}'
     union all select '${WRITTEN}' where a.given ? 'text' or a.given ? 'pictures') as k(key)
   where a.given is not null and k.key is not null group by 1, 2`
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
  `select q.id as question, avg(n.value)::float8 as average, percentile_cont(0.5) within group (order by n.value)::float8 as median,
     min(n.value)::float8 as least, max(n.value)::float8 as most
   from ${LATEST} r cross join lateral unnest($2::text[]) as q(id)
   cross join lateral (select (r.answers -> q.id ->> 'number')::float8 as value) n
   where n.value is not null group by 1`
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
