import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import check from '../icon/icons/check.module.scss'
import clock from '../icon/icons/clock.module.scss'
import close from '../icon/icons/close.module.scss'
import minus from '../icon/icons/minus.module.scss'
import css from './sign.module.scss'

export type SignKind = 'success' | 'waiting' | 'failed' | 'cancelled'

export interface SignProps {
  kind: SignKind
  /** 48 px and still, or 80 px and moving. */
  size: 'small' | 'large'
}

const SHAPES = { success: check, waiting: clock, failed: close, cancelled: minus }

/** The round sign for a status. */
export function Sign({ kind, size }: SignProps) {
  return (
    <View className={classNames(css.sign, css[size], css[kind])}>
      <Icon of={SHAPES[kind]} size={size === 'large' ? 44 : 24} />
    </View>
  )
}
