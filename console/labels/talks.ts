import type { ConsoleData, ConsoleInput } from '@contract/console/types'

type State = ConsoleData<'talk'>['state']
export type TalkView = NonNullable<ConsoleInput<'talks'>['view']>

/** Lists of conversations, the one that needs somebody first. */
export const TALK_VIEW_LABELS: Readonly<Record<TalkView, string>> = {
  waiting: '等待接入',
  mine: '我的对话',
  served: '全部接待中',
  closed: '已结束'
}

export const TALK_STATE_LABELS: Readonly<Record<State, string>> = {
  bot: '智能助手',
  waiting: '等待接入',
  human: '接待中',
  resolved: '已结束'
}
