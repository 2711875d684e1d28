import { createContext, useContext } from 'react'
import Taro from '@tarojs/taro'

/** What the app tells the UI kit once, so that no component needs to know channels or routes. */
export interface Shell {
  /** The channel's theme: `theme-<theme>` in styles/tokens.scss. */
  theme: string
  /** What the header's back button does; the app gives it (rule route.back). */
  goBack: () => void
}

export const ShellContext = createContext<Shell>({
  theme: 'main',
  goBack: () => void Taro.navigateBack()
})

export function useShell(): Shell {
  return useContext(ShellContext)
}
