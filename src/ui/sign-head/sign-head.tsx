import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { Sign, type SignKind } from '../sign/sign'
import { Circle, Line } from '../skeleton/skeleton'
import css from './sign-head.module.scss'

export interface SignHeadProps {
  kind: SignKind
  /** The state, in a few words. */
  title: string
}

/** The head of a page about one thing: the sign of its state, the state, and below it what happens next. */
export function SignHead({ kind, title, children }: PropsWithChildren<SignHeadProps>) {
  return (
    <View className={css.head} aria-live='polite'>
      <Sign kind={kind} size='small' />
      <View className={css.words}>
        <View className={css.title}>{title}</View>
        <View className={css.text}>{children}</View>
      </View>
    </View>
  )
}

/** Placeholder of it, of the same height. */
export function SignHeadSkeleton() {
  return (
    <View className={css.head}>
      <Circle size={48} />
      <View className={css.words}>
        <Line width={40} tall gap={12} />
        <Line width={70} gap={0} />
      </View>
    </View>
  )
}
