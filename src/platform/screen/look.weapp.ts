import { useEffect } from 'react'
import Taro from '@tarojs/taro'

/** As --surface and --ground of styles/colours.scss, and theme.json. */
const COLOURS = {
  light: { bar: '#ffffff', barText: '#000000', ground: '#f5f5f7', dots: 'dark' },
  dark: { bar: '#1b1d24', barText: '#ffffff', ground: '#101116', dots: 'light' }
} as const

/** WeChat colours bar and background by the system's scheme until they are set, and from then on as set. */
let everReported = false

function systemLook(): 'light' | 'dark' {
  const { theme } =
    typeof Taro.getAppBaseInfo === 'function' ? Taro.getAppBaseInfo() : Taro.getSystemInfoSync()
  return theme === 'dark' ? 'dark' : 'light'
}

/**
 * Sets WeChat's bar and background of the current page to the chosen scheme, which is among its root's classes.
 */
export function useBarLook(themes: string, visible: boolean): void {
  const chosen = /theme-(light|dark)/.exec(themes)?.[1] as 'light' | 'dark' | undefined
  useEffect(() => {
    if (!visible || !(chosen || everReported)) return
    everReported = true
    const { bar, barText, ground, dots } = COLOURS[chosen ?? systemLook()]
    void Taro.setNavigationBarColor({ backgroundColor: bar, frontColor: barText })
    void Taro.setBackgroundColor({ backgroundColor: ground })
    void Taro.setBackgroundTextStyle({ textStyle: dots })
  }, [chosen, visible])
}
