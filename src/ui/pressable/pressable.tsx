import type { PropsWithChildren } from 'react'
import { View, type ITouchEvent } from '@tarojs/components'
import { pressProps } from '@/platform/screen/press'
import type { PressOptions } from '@/platform/screen/press-types'
import { classNames } from '../class-names'
import css from './pressable.module.scss'

export interface PressableProps extends PressOptions {
  id?: string
  className?: string | undefined
  onPress?: ((event: ITouchEvent) => void) | undefined
}

/** Any pressable that is not a plain button: rows, tabs, tickets. Provides touch feedback, keys and name. */
export function Pressable(props: PropsWithChildren<PressableProps>) {
  const { id, className, children, ...options } = props
  return (
    <View
      {...(id ? { id } : {})}
      className={classNames(css.pressable, className)}
      hoverClass={options.disabled || !options.onPress ? 'none' : (css.pressed ?? 'none')}
      {...pressProps(options)}
    >
      {children}
    </View>
  )
}
