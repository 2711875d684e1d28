import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import css from './address-form.module.scss'

export interface FillInProps {
  /** What to check after a text was parsed; '' for nothing. */
  note: string
  onPaste: () => void
  /** Set if WeChat's address book is available. */
  onBook: (() => void) | undefined
  /** Set if the form was restored with what was typed earlier. */
  onDiscard: (() => void) | undefined
}

/** Ways to fill in the form at once, with their result. */
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
