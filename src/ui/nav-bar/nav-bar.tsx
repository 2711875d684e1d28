import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { landmark } from '@/platform/screen/landmark'
import { navBarSettings } from '@/platform/navigation/nav-bar'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import backShape from '../icon/icons/back.module.scss'
import { Pressable } from '../pressable/pressable'
import { useShell } from '../shell/shell'
import css from './nav-bar.module.scss'

export type NavTone = 'surface' | 'ground' | 'clear' | 'covering'

export interface NavBarProps {
  title: string
  /** False on a root page. */
  back?: boolean | undefined
  /** Instead of the app's rule for going back. */
  onBack?: (() => void) | undefined
  /** `clear` overlays the page's first picture, `covering` the content scrolled beneath it. */
  tone?: NavTone | undefined
  left?: ReactNode
  right?: ReactNode
}

/** Our header: back, title, and room for the phone's status bar and WeChat's capsule. */
export function NavBar({ title, back = true, onBack, tone = 'surface', left, right }: NavBarProps) {
  const { goBack } = useShell()
  const { statusBarHeight, capsuleSpace } = navBarSettings()
  const room = `${capsuleSpace}px`
  return (
    <View className={classNames(css.holder, css[tone])} {...landmark('header')}>
      <View className={css.bar} style={{ paddingTop: `${statusBarHeight}px` }}>
        <View className={css.side}>
          {back ? (
            <Pressable className={css.back} label='返回' onPress={onBack ?? goBack}>
              <Icon of={backShape} />
            </Pressable>
          ) : null}
          {left}
        </View>
        <View className={css.title} {...(title ? landmark('title') : {})}>
          {title}
        </View>
        <View
          className={classNames(css.side, css.right)}
          {...(capsuleSpace > 0 ? { style: { minWidth: room } } : {})}
        >
          {right}
          {capsuleSpace > 0 ? <View className={css.capsule} style={{ width: room }} /> : null}
        </View>
      </View>
    </View>
  )
}
