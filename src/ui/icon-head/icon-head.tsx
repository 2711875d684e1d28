import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Icon, type IconShape } from '../icon/icon'
import { HEADING } from '../read-as'
import css from './icon-head.module.scss'

export interface IconHeadProps {
  icon: IconShape
  tone: 'ok' | 'warn' | 'accent'
  /** One sentence: what happens here. */
  title: string
}

/** The head of a page with a single message: a sign, the sentence, and further details below. */
export function IconHead({ icon, tone, title, children }: PropsWithChildren<IconHeadProps>) {
  return (
    <View className={css.head}>
      <View className={classNames(css.sign, css[tone])}>
        <Icon of={icon} size={44} />
      </View>
      <View className={css.title} {...HEADING}>
        {title}
      </View>
      {children ? (
        <View className={css.text} aria-live='polite'>
          {children}
        </View>
      ) : null}
    </View>
  )
}
