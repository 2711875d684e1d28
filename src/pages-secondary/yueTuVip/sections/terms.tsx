import { View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { AgreedTexts, type AgreedText } from '@/ui/agreed-texts/agreed-texts'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import css from './terms.module.scss'

const TEXTS: readonly AgreedText[] = [
  { title: '服务条款', open: () => navigate('pages-secondary/yueTuVip/termsCN') },
  { title: 'Terms of Service', open: () => navigate('pages-secondary/yueTuVip/termsEN') }
]

export interface TermsProps {
  agreed: boolean
  onToggle: () => void
}

/** The tick that a purchase needs, and the terms in both languages. */
export function Terms({ agreed, onToggle }: TermsProps) {
  return (
    <View className={css.line}>
      <Pressable
        className={css.tick}
        role='checkbox'
        selected={agreed}
        label='我已阅读并同意服务条款'
        onPress={onToggle}
      >
        <Tick on={agreed} />
      </Pressable>
      <View className={css.text}>
        <AgreedTexts words='我已阅读并同意' texts={TEXTS} onPressWords={onToggle} />
      </View>
    </View>
  )
}
