import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import check from '../icon/icons/check.module.scss'
import css from './tick.module.scss'

export interface TickProps {
  on: boolean
  /** `large`: for older eyes. */
  size?: 'small' | 'large'
}

/** The ring that shows whether something is selected or agreed to; the pressable element is around it. */
export function Tick({ on, size = 'small' }: TickProps) {
  return (
    <View className={classNames(css.ring, css[size], on && css.on)}>
      {on ? <Icon of={check} size={size === 'large' ? 20 : 16} /> : null}
    </View>
  )
}
