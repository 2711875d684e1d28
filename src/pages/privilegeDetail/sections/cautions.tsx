import { View } from '@tarojs/components'
import type { Caution } from '@/features/privilege/model'
import css from './cautions.module.scss'

/** Why taking it now may be of no use. */
export function Cautions({ of }: { of: readonly Caution[] }) {
  return of.map(({ kind, text }) => (
    <View key={kind} className={css.caution}>
      {text}
    </View>
  ))
}
