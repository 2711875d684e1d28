import { createContext, useContext } from 'react'
import Taro from '@tarojs/taro'

/** What the app tells the UI kit once, so that no component needs to know channels, routes or the server. */
export interface Shell {
  /** The channel's theme: `theme-<theme>` in styles/tokens.scss. */
  theme: string
  /** The header's back button; the app gives the rule of spec section 2. */
  goBack: () => void
  /** The server's clock, in ms since 1970. */
  now: () => number
}

export const ShellContext = createContext<Shell>({
  theme: 'main',
  goBack: () => void Taro.navigateBack(),
  now: () => Date.now()
})

export function useShell(): Shell {
  return useContext(ShellContext)
}
