import { View } from '@tarojs/components'
import css from './round-ring.module.scss'

export interface RoundRingProps {
  left: number
  quota: number
}

/** What is left of a round, as a ring with the number in it. The text beside it says the same. */
export function RoundRing({ left, quota }: RoundRingProps) {
  const part = quota > 0 ? Math.round((Math.min(left, quota) / quota) * 100) : 0
  return (
    <View className={css.ring} aria-hidden='true'>
      <View
        className={css.arc}
        style={{ background: `conic-gradient(var(--gold) ${part}%, var(--line) 0)` }}
      />
      <View className={css.left}>{String(left)}</View>
      <View className={css.quota}>{`/${quota}`}</View>
    </View>
  )
}
