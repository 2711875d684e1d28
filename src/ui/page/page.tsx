import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { landmark } from '@/platform/screen/landmark'
import { navBarSettings } from '@/platform/navigation/nav-bar'
import { useBarLook } from '@/platform/screen/look'
import { isSinglePage } from '@/platform/wechat/single-page'
import { classNames } from '../class-names'
import { NavBar, type NavTone } from '../nav-bar/nav-bar'
import { useShell } from '../shell/shell'
import { usePageVisible } from '../visible/visible'
import { BarHeight } from './bar-height'
import css from './page.module.scss'
import { useHostTitle } from './use-host-title'

export interface PageProps {
  title: string
  /** `auto`: ours if the host shows none; `custom`: always ours; `none`: the page has no bar. */
  nav?: 'auto' | 'custom' | 'none'
  /** False on a root page. */
  back?: boolean
  onBack?: (() => void) | undefined
  navTone?: NavTone
  navLeft?: ReactNode
  navRight?: ReactNode
  /** Stays at the foot of the screen: a BottomBar. */
  bottom?: ReactNode
  ground?: 'ground' | 'surface'
  className?: string | undefined
}

const belowBar = () => `calc(var(--nav-height) + ${navBarSettings().statusBarHeight}px)`

/** The root of every page: the channel's theme, the header, the scrolling content and the bar below it. */
export function Page(props: PropsWithChildren<PageProps>) {
  const { title, nav = 'auto', back, onBack, navTone, navLeft, navRight } = props
  const { bottom, ground = 'ground', className, children } = props
  const { themes } = useShell()
  // in Moments the top and bottom bars are WeChat's
  const alone = isSinglePage()
  useHostTitle(title, nav === 'auto')
  useBarLook(themes, usePageVisible())
  const ownBar = !alone && (nav === 'custom' || (nav === 'auto' && navBarSettings().drawsOwnBar))
  return (
    <View className={classNames(themes, css.page, css[ground])}>
      {ownBar ? (
        <NavBar title={title} back={back} onBack={onBack} tone={navTone} left={navLeft} right={navRight} />
      ) : null}
      <View
        className={classNames(
          css.content,
          alone ? css.alone : bottom ? css.withBar : css.toTheEdge,
          className
        )}
        {...landmark('main')}
      >
        <BarHeight.Provider value={ownBar ? belowBar() : '0px'}>{children}</BarHeight.Provider>
      </View>
      {alone ? null : bottom}
    </View>
  )
}
