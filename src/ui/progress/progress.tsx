import { View } from '@tarojs/components'
import css from './progress.module.scss'

export interface ProgressProps {
  done: number
  total: number
  /** For screen readers: 本期已领 3，共 5. */
  label: string
}

/** A thin bar. Parts outside 0…total are clamped. */
export function Progress({ done, total, label }: ProgressProps) {
  const part = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0
  return (
    <View
      className={css.track}
      role='progressbar'
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-label={label}
    >
      <View className={css.bar} style={{ transform: `scaleX(${part})` }} />
    </View>
  )
}
