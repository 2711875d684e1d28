import type { ItemOf } from '../../api/paged'
import { FEEDBACK_KIND_LABELS } from '../../labels/feedback'
import type { Column } from '../../parts/column'
import { MemberLink } from '../../parts/member-link'
import { Pictures } from '../../parts/pictures'
import { Time } from '../../parts/time'
import { AnswerButton } from './answer-button'

type Feedback = ItemOf<'feedback'>

const WRITTEN: readonly Column<Feedback>[] = [
  { title: '会员', show: ({ member }) => <MemberLink member={member} /> },
  { title: '类型', show: ({ kind }) => FEEDBACK_KIND_LABELS[kind] },
  {
    title: '内容',
    show: ({ content, pictures }) => (
      <div className='written'>
        {content}
        <Pictures pictures={pictures} />
      </div>
    )
  },
  { title: '联系方式', show: ({ contact }) => contact ?? '—' },
  { title: '提交时间', show: ({ at }) => <Time at={at} /> }
]

/** Of what waits. */
export const OPEN: readonly Column<Feedback>[] = [
  ...WRITTEN,
  { title: '处理', show: ({ feedbackId }) => <AnswerButton feedbackId={feedbackId} /> }
]

/** Of what was answered. */
export const ANSWERED: readonly Column<Feedback>[] = [
  ...WRITTEN,
  { title: '答复', show: ({ answer }) => <div className='written'>{answer?.text ?? '—'}</div> },
  { title: '答复时间', show: ({ answer }) => <Time at={answer?.at ?? null} /> }
]
