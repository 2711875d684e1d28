import type { ConsoleData } from '@contract/console/types'
import { Empty } from 'antd'
import { useEffect, useRef } from 'react'
import { Time } from '../../parts/time'

type Message = ConsoleData<'talk'>['messages'][number]

interface Props {
  readonly messages: readonly Message[]
}

/** What was said, the last words in view: the asker at the left, the assistant and staff at the right. */
export function Messages({ messages }: Props) {
  const last = messages.at(-1)?.messageId
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [last])
  if (messages.length === 0)
    return <Empty className='entry' image={Empty.PRESENTED_IMAGE_SIMPLE} description='还没有消息' />
  return (
    <div className='talk' ref={end} role='log' aria-label='对话内容' tabIndex={0}>
      {messages.map((message) => (
        <Said key={message.messageId} message={message} />
      ))}
    </div>
  )
}

const Said = ({ message: { sender, text, state, agentName, at } }: { readonly message: Message }) => (
  <div className={`said said-${sender}`}>
    <div className='quiet'>
      {WHO[sender](agentName)} <Time at={at} />
    </div>
    <div className='said-text'>
      {text || '（无内容）'}
      {NOTES[state] !== '' && <div className='quiet'>{NOTES[state]}</div>}
    </div>
  </div>
)

const WHO: Readonly<Record<Message['sender'], (agentName: string | null) => string>> = {
  asker: () => '客户',
  bot: () => '智能助手',
  human: (agentName) => agentName ?? '人工客服',
  notice: () => '系统'
}

/** What became of an answer of the assistant. */
const NOTES: Readonly<Record<Message['state'], string>> = {
  writing: '正在回答…',
  done: '',
  stopped: '客户停止了回答',
  failed: '回答失败',
  withdrawn: '转人工后未继续回答'
}
