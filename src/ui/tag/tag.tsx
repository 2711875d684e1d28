import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import css from './tag.module.scss'

export type TagTone = 'accent' | 'gold' | 'ok' | 'warn' | 'info' | 'bad' | 'quiet'

/** A word or two about the thing beside it: a state, a right, a mark. */
export function Tag({ tone = 'quiet', children }: PropsWithChildren<{ tone?: TagTone }>) {
  return <View className={classNames(css.tag, css[tone])}>{children}</View>
}
