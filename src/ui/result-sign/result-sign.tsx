import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import check from '../icon/icons/check.module.scss'
import clock from '../icon/icons/clock.module.scss'
import close from '../icon/icons/close.module.scss'
import minus from '../icon/icons/minus.module.scss'
import css from './result-sign.module.scss'

export type ResultKind = 'success' | 'waiting' | 'failed' | 'cancelled'

export interface ResultSignProps {
  kind: ResultKind
  /** One sentence. */
  title: string
  /** The amount, the code, the reason. */
  children?: ReactNode
}

const SHAPES = { success: check, waiting: clock, failed: close, cancelled: minus }

/** How something ended: the sign, one sentence, and the amount or reason below. */
export function ResultSign({ kind, title, children }: ResultSignProps) {
  return (
    <View className={css.result} aria-live='polite'>
      <View key={kind} className={classNames(css.sign, css[kind])}>
        <Icon of={SHAPES[kind]} size={44} />
      </View>
      <View className={css.title}>{title}</View>
      {children ? <View className={css.detail}>{children}</View> : null}
    </View>
  )
}
