import type { ConsoleData } from '@contract/console/types'
import { Alert } from 'antd'
import { useParams } from 'react-router'
import type { ItemOf } from '../../api/paged'
import { useRead } from '../../api/use-read'
import { RUN_LABELS } from '../../labels/activities'
import { CHANNEL_LABELS } from '../../labels/channels'
import { channelsOf } from '../../labels/channels-of'
import { labelOf } from '../../labels/label-of'
import { momentText } from '../../lib/china-text'
import type { CsvColumn } from '../../lib/csv'
import { CsvButton } from '../../parts/csv-button'
import { Failed } from '../../parts/failed'
import { Page } from '../../parts/page'
import { Period } from '../../parts/period'
import { Waiting } from '../../parts/waiting'
import { QuestionResult } from './question-result'

type Results = ConsoleData<'questionnaireResults'>

/** The results of a questionnaire, question by question. */
export default function QuestionnairePage() {
  const { questionnaireId = '' } = useParams()
  const { data, error, refetch } = useRead('questionnaireResults', { questionnaireId })
  if (!data) return error ? <Failed error={error} retry={() => void refetch()} /> : <Waiting />
  const { questionnaire, counted, ofOtherVersions, results } = data
  const { title, state, channelCodes, done, drafts } = questionnaire
  return (
    <Page
      title={title}
      actions={
        <CsvButton
          name='questionnaireResponses'
          filters={{ questionnaireId }}
          file={`${title}-答卷`}
          columns={fileOf(results)}
        />
      }
    >
      <div>
        {RUN_LABELS[state]} · <Period {...questionnaire} /> · 渠道：{channelsOf(channelCodes)} · 已提交 {done}{' '}
        份，填写中 {drafts} 份
      </div>
      {counted < done && <Alert type='info' showIcon message={`只统计最近的 ${counted} 份答卷`} />}
      {ofOtherVersions > 0 && (
        <Alert
          type='info'
          showIcon
          message={`其中 ${ofOtherVersions} 份按修改前的题目填写：已删除的题目和选项不在结果中`}
        />
      )}
      {results.map((result, place) => (
        <QuestionResult
          key={result.questionId}
          questionnaireId={questionnaireId}
          no={place + 1}
          result={result}
        />
      ))}
    </Page>
  )
}

const fileOf = (results: Results['results']): readonly CsvColumn<ItemOf<'questionnaireResponses'>>[] => [
  { title: '提交时间', value: ({ at }) => momentText(at) },
  { title: '渠道', value: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  ...results.map(({ questionId, title }, place) => ({
    title: `${place + 1}. ${title}`,
    value: ({ answers }: ItemOf<'questionnaireResponses'>) =>
      answers.find((answer) => answer.questionId === questionId)?.text ?? ''
  }))
]
