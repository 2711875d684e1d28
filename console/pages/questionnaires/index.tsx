import { Link } from 'react-router'
import type { ConsoleData } from '@contract/console/types'
import { useRead } from '../../api/use-read'
import { RUN_LABELS } from '../../labels/activities'
import { channelsOf } from '../../labels/channels-of'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { Page } from '../../parts/page'
import { Period } from '../../parts/period'
import { Rows } from '../../parts/rows'

type Questionnaire = ConsoleData<'questionnaires'>['items'][number]

const COLUMNS: readonly Column<Questionnaire>[] = [
  {
    title: '问卷',
    show: ({ questionnaireId, title }) => <Link to={`/questionnaire/${questionnaireId}`}>{title}</Link>
  },
  { title: '状态', show: ({ state }) => RUN_LABELS[state] },
  { title: '时间', show: (questionnaire) => <Period {...questionnaire} /> },
  { title: '渠道', show: ({ channelCodes }) => channelsOf(channelCodes) },
  { title: '已提交', show: ({ done }) => done, isNumber: true },
  { title: '填写中', show: ({ drafts }) => drafts, isNumber: true }
]

/** All questionnaires. */
export default function QuestionnairesPage() {
  const { data, error, isPending, refetch } = useRead('questionnaires', {})
  return (
    <Page title='问卷'>
      {error && !data ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <Rows
          columns={COLUMNS}
          rows={data?.items ?? []}
          keyOf={({ questionnaireId }) => questionnaireId}
          isLoading={isPending}
          none='还没有问卷，在目录的 questionnaires.yaml 中添加'
        />
      )}
    </Page>
  )
}
