import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import css from './address-form.module.scss'

export interface FillInProps {
  /** What is still to be looked at after a text was read; '' for nothing. */
  note: string
  onPaste: () => void
  /** Set where there is an address book. */
  onBook: (() => void) | undefined
  /** Set where the form holds what was typed before it was left. */
  onDiscard: (() => void) | undefined
}

/** Ways to fill in the form at once, and what came of it. */
export function FillIn({ note, onPaste, onBook, onDiscard }: FillInProps) {
  return (
    <View className={css.fillIn}>
      <ButtonRow>
        <Button kind='secondary' block onPress={onPaste}>
          粘贴识别
        </Button>
        {onBook ? (
          <Button kind='secondary' block onPress={onBook}>
            从微信导入
          </Button>
        ) : null}
      </ButtonRow>
      {note ? (
        <View className={css.note} {...{ role: 'status' }}>
          {note}
        </View>
      ) : null}
      {onDiscard ? (
        <View className={css.restored} {...{ role: 'status' }}>
          <View className={css.restoredWords}>已恢复上次未保存的内容</View>
          <Button kind='quiet' onPress={onDiscard}>
            清除
          </Button>
        </View>
      ) : null}
    </View>
  )
}
