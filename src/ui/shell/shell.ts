import { createContext, useContext } from 'react'
import Taro from '@tarojs/taro'

/** What the app provides to the UI kit once, so that no component needs to know channels or routes. */
export interface Shell {
  /** Classes of a root, from styles/tokens.scss: `theme`, the channel's, and those chosen on the device. */
  themes: string
  /** Nothing moves by itself: the elder mode. */
  still: boolean
  /** What the header's back button does; provided by the app (rule route.back). */
  goBack: () => void
  /** Leaves a page that has nothing to show. */
  goHome: () => void
}

export const ShellContext = createContext<Shell>({
  themes: 'theme theme-main',
  still: false,
  goBack: () => void Taro.navigateBack(),
  goHome: () => void Taro.navigateBack()
})

export function useShell(): Shell {
  return useContext(ShellContext)
}
