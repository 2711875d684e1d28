import { View } from '@tarojs/components'
import { Button } from '../button/button'
import css from './undo-row.module.scss'

export interface UndoRowProps {
  /** What was done. */
  text: string
  undoing?: boolean
  onUndo: () => void
}

/** What was just removed, and the way to have it back. */
export function UndoRow({ text, undoing = false, onUndo }: UndoRowProps) {
  return (
    <View className={css.row} {...{ role: 'status' }}>
      <View className={css.words}>{text}</View>
      <Button kind='secondary' size='small' loading={undoing} onPress={onUndo}>
        撤销
      </Button>
    </View>
  )
}
