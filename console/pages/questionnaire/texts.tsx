import type { ItemOf } from '../../api/paged'
import { usePages } from '../../api/use-pages'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import type { Column } from '../../parts/column'
import { PagedRows } from '../../parts/paged-rows'
import { Pictures } from '../../parts/pictures'
import { Time } from '../../parts/time'

type Written = ItemOf<'questionnaireTexts'>

const COLUMNS: readonly Column<Written>[] = [
  {
    title: '内容',
    show: ({ text, pictures }) => (
      <div className='written'>
        {text}
        <Pictures pictures={pictures} />
      </div>
    )
  },
  { title: '渠道', show: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '提交时间', show: ({ at }) => <Time at={at} /> }
]

interface Props {
  readonly questionnaireId: string
  readonly questionId: string
}

/** What was written or sent for one question, latest first. */
export function Texts(props: Props) {
  const pages = usePages('questionnaireTexts', props)
  return <PagedRows pages={pages} columns={COLUMNS} keyOf={({ key, at }) => key + at} none='没有内容' />
}
