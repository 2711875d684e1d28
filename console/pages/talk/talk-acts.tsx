import type { ConsoleData } from '@contract/console/types'
import { Space } from 'antd'
import { ConfirmButton } from '../../parts/confirm-button'

interface Props {
  readonly talk: ConsoleData<'talk'>
  /** Whether who is logged in has it. */
  readonly isMine: boolean
}

/** What can be done with a conversation: nothing once it has ended. */
export function TalkActs({ talk: { talkId, state, agent, seen }, isMine }: Props) {
  if (state !== 'waiting' && state !== 'human') return null
  if (!isMine)
    return (
      <ConfirmButton
        name='takeTalk'
        label={agent ? '接过对话' : '接入对话'}
        asks={agent ? `从${agent.name}接过这段对话？` : '接入后由您回复这位客户'}
        done='已接入'
        input={agent ? { talkId, fromAgentId: agent.id } : { talkId }}
      />
    )
  return (
    <Space>
      <ConfirmButton
        name='giveBackTalk'
        label='转回排队'
        asks='客户会重新排队，由其他客服接入'
        done='已转回排队'
        input={{ talkId }}
        isQuiet
      />
      <ConfirmButton
        name='closeTalk'
        label='结束对话'
        asks='结束后由智能助手继续回答客户'
        done='已结束'
        input={{ talkId, seen }}
      />
    </Space>
  )
}
