/** Feedback of all members, for staff. */
import type { Feedback } from '@contract/types'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'

/** Feedback with whose it is. */
export interface OperatorFeedback {
  readonly id: string
  readonly kind: Feedback['kind']
  readonly content: string
  readonly pictures: string[]
  readonly contact: string | null
  readonly createdAt: Date
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly memberId: string
  readonly nickname: string
  readonly mobile: string | null
}

const COLUMNS = `f.id, f.kind, f.content, f.pictures, f.contact, f.created_at as "createdAt", f.answer, f.answered_at as "answeredAt",
  m.id as "memberId", m.nickname, m.mobile`
const FROM = 'from feedbacks f join members m on m.id = f.member_id'

const OLDEST_FIRST = keyset({ by: 'f.created_at', type: 'timestamptz' }, { by: 'f.id', type: 'text' })
const open = statement<OperatorFeedback & Positioned>(
  'operator-feedback-open',
  `select ${COLUMNS}, ${OLDEST_FIRST.column} ${FROM} where f.answer is null and ${OLDEST_FIRST.after('$1')}
   order by ${OLDEST_FIRST.order} limit $2`
)

const LATEST_FIRST = keyset(
  { by: 'f.answered_at', type: 'timestamptz', desc: true },
  { by: 'f.id', type: 'text', desc: true }
)
const answered = statement<OperatorFeedback & Positioned>(
  'operator-feedback-answered',
  `select ${COLUMNS}, ${LATEST_FIRST.column} ${FROM} where f.answer is not null and ${LATEST_FIRST.after('$1')}
   order by ${LATEST_FIRST.order} limit $2`
)

interface Place {
  readonly cursor: string | undefined
  readonly pageSize: number
}

/** A page of what waits for an answer, the longest wait first. */
export async function pageOfOpen(
  { cursor, pageSize }: Place,
  db: Queryable
): Promise<Page<OperatorFeedback>> {
  const rows = await open([OLDEST_FIRST.start(cursor), limitOf(pageSize)], db)
  return OLDEST_FIRST.page(rows, pageSize)
}

/** A page of what was answered, latest first. */
export async function pageOfAnswered(
  { cursor, pageSize }: Place,
  db: Queryable
): Promise<Page<OperatorFeedback>> {
  const rows = await answered([LATEST_FIRST.start(cursor), limitOf(pageSize)], db)
  return LATEST_FIRST.page(rows, pageSize)
}
