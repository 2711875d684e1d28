import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import css from './removed.module.scss'

/** The address just deleted, with an undo button. */
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
