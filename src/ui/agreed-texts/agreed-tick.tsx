import { View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import { AgreedTexts, type AgreedText } from './agreed-texts'
import css from './agreed-tick.module.scss'

export interface AgreedTickProps {
  agreed: boolean
  /** The tick's label for screen readers. */
  label: string
  texts: readonly AgreedText[]
  onToggle: () => void
}

/** A tick for agreeing, with the legal texts it refers to. */
export function AgreedTick({ agreed, label, texts, onToggle }: AgreedTickProps) {
  return (
    <View className={css.line}>
      <Pressable className={css.tick} role='checkbox' selected={agreed} label={label} onPress={onToggle}>
        <Tick on={agreed} />
      </Pressable>
      <View className={css.text}>
        <AgreedTexts words='我已阅读并同意' texts={texts} onPressText={onToggle} />
      </View>
    </View>
  )
}
