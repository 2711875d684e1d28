import { Alert } from 'antd'
import { useParams } from 'react-router'
import { useRead } from '../../api/use-read'
import { Failed } from '../../parts/failed'
import { Page } from '../../parts/page'
import { Waiting } from '../../parts/waiting'
import { useStaff } from '../../api/staff'
import { AnswerBox } from './answer-box'
import { Facts } from './facts'
import { Messages } from './messages'
import { TalkActs } from './talk-acts'

/** Read again after this time, ms: the other side may be writing. */
const AGAIN_MS = 3000

/** One conversation: what was said, and, for whoever has it, the answer. */
export default function TalkPage() {
  const { talkId = '' } = useParams()
  const me = useStaff()
  const { data: talk, error, refetch } = useRead('talk', { talkId }, { refetchInterval: AGAIN_MS })
  if (!talk) return error ? <Failed error={error} retry={() => void refetch()} /> : <Waiting />
  const isMine = talk.state === 'human' && talk.agent?.id === me?.id
  return (
    <Page title={talk.title || '（尚未提问）'} actions={<TalkActs talk={talk} isMine={isMine} />}>
      {error && <Failed error={error} retry={() => void refetch()} />}
      <Facts talk={talk} />
      {talk.state === 'human' && !isMine && talk.agent && (
        <Alert type='info' showIcon message={`${talk.agent.name}正在接待，您可以查看或接过这段对话`} />
      )}
      <Messages messages={talk.messages} />
      {isMine && <AnswerBox talkId={talk.talkId} />}
    </Page>
  )
}
