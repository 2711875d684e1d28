import { View } from '@tarojs/components'
import type { ConversationBrief } from '@/features/assistant/model'
import { formatMinute } from '@/lib/time'
import { Icon } from '@/ui/icon/icon'
import trashShape from '@/ui/icon/icons/trash.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from './history.module.scss'

const STATES: Readonly<Record<ConversationBrief['state'], string>> = {
  bot: '',
  waiting: ' · 等待人工',
  human: ' · 人工服务中',
  resolved: ' · 已解决'
}

export interface HistoryRowProps {
  talk: ConversationBrief
  onOpen: () => void
  onDelete: () => void
}

/** An earlier conversation, with a delete button. */
export function HistoryRow({ talk: { title, at, state }, onOpen, onDelete }: HistoryRowProps) {
  return (
    <View className={css.row}>
      <Pressable className={css.rowMain} onPress={onOpen}>
        <View className={css.rowTitle}>{title}</View>
        <View className={css.rowNote}>{`${formatMinute(at)}${STATES[state]}`}</View>
      </Pressable>
      <Pressable className={css.rowDelete} label={`删除 ${title}`} onPress={onDelete}>
        <Icon of={trashShape} size={20} />
      </Pressable>
    </View>
  )
}
