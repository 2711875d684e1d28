import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Sign, type SignKind } from '../sign/sign'
import css from './result-sign.module.scss'

export interface ResultSignProps {
  kind: SignKind
  /** One sentence. */
  title: string
  /** The amount, the code, the reason. */
  children?: ReactNode
}

/** How something ended: the sign, one sentence, and the amount or reason below. */
export function ResultSign({ kind, title, children }: ResultSignProps) {
  return (
    <View className={css.result} aria-live='polite'>
      <Sign key={kind} kind={kind} size='large' />
      <View className={css.title}>{title}</View>
      {children ? <View className={css.detail}>{children}</View> : null}
    </View>
  )
}
