import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import css from './removed.module.scss'

/** What was just deleted, and the way to have it back. */
export function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <View className={css.row} {...{ role: 'status' }}>
      <View className={css.words}>已删除{name}的地址</View>
      <Button kind='secondary' size='small' onPress={onUndo}>
        撤销
      </Button>
    </View>
  )
}
