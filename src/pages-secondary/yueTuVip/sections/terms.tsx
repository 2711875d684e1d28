import { View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { AgreedTick } from '@/ui/agreed-texts/agreed-tick'
import type { AgreedText } from '@/ui/agreed-texts/agreed-texts'
import css from './terms.module.scss'

const TEXTS: readonly AgreedText[] = [
  { title: '服务条款', open: () => navigate('pages-secondary/yueTuVip/termsCN') },
  { title: 'Terms of Service', open: () => navigate('pages-secondary/yueTuVip/termsEN') }
]

/** Element id of the checkbox, which is scrolled to where it is missing. */
export const TERMS_ELEMENT = 'lounge-terms'

export interface TermsProps {
  agreed: boolean
  /** Why it is needed, after a press that it was missing for. */
  fault: string | undefined
  onToggle: () => void
}

/** The checkbox required for a purchase, and the terms in both languages. */
export function Terms({ agreed, fault, onToggle }: TermsProps) {
  return (
    <View id={TERMS_ELEMENT} className={css.terms}>
      <AgreedTick
        agreed={agreed}
        label='我已阅读并同意服务条款'
        texts={TEXTS}
        fault={fault}
        onToggle={onToggle}
      />
    </View>
  )
}
