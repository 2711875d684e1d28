import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Fault } from '@/ui/fault/fault'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import { AgreedTexts, type AgreedText } from './agreed-texts'
import css from './agreed-tick.module.scss'

export interface AgreedTickProps {
  agreed: boolean
  /** The tick's label for screen readers. */
  label: string
  texts: readonly AgreedText[]
  /** Why it is needed, once something was pressed that needs it: the tick is marked. */
  fault?: string | undefined
  onToggle: () => void
}

/** A tick for agreeing, with the legal texts it refers to. */
export function AgreedTick({ agreed, label, texts, fault, onToggle }: AgreedTickProps) {
  return (
    <>
      <View className={classNames(css.line, fault !== undefined && css.missed)}>
        <Pressable className={css.tick} role='checkbox' selected={agreed} label={label} onPress={onToggle}>
          <Tick on={agreed} />
        </Pressable>
        <View className={css.text}>
          <AgreedTexts words='我已阅读并同意' texts={texts} onPressText={onToggle} />
        </View>
      </View>
      <Fault text={fault} className={css.fault} />
    </>
  )
}
