import { View } from '@tarojs/components'
import { useLoggedIn } from '@/features/session/atoms'
import { dial } from '@/platform/device/dial'
import { Icon } from '@/ui/icon/icon'
import clockShape from '@/ui/icon/icons/clock.module.scss'
import phoneShape from '@/ui/icon/icons/phone.module.scss'
import plusShape from '@/ui/icon/icons/plus.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from './top-bar.module.scss'

export interface TopBarProps {
  /** There is a conversation, so a new one can be started. */
  canBegin: boolean
  phone: string | undefined
  onAnew: () => void
  onHistory: () => void
}

/** New conversation, history (members only), and phone. A disabled entry keeps its place. */
export function TopBar({ canBegin, phone, onAnew, onHistory }: TopBarProps) {
  const loggedIn = useLoggedIn()
  return (
    <View className={css.tools}>
      <Pressable className={css.tool} disabled={!canBegin} onPress={onAnew}>
        <Icon of={plusShape} size={16} />
        <View>新对话</View>
      </Pressable>
      {loggedIn ? (
        <Pressable className={css.tool} onPress={onHistory}>
          <Icon of={clockShape} size={16} />
          <View>历史记录</View>
        </Pressable>
      ) : null}
      <Pressable
        className={css.tool}
        disabled={phone === undefined}
        onPress={() => {
          if (phone !== undefined) dial(phone)
        }}
      >
        <Icon of={phoneShape} size={16} />
        <View>打电话</View>
      </Pressable>
    </View>
  )
}
