import { useEffect } from 'react'
import Taro from '@tarojs/taro'

/** As --surface and --ground of styles/colours.scss, and theme.json. */
const COLOURS = {
  light: { bar: '#ffffff', barText: '#000000', ground: '#f5f5f7', dots: 'dark' },
  dark: { bar: '#1b1d24', barText: '#ffffff', ground: '#101116', dots: 'light' }
} as const

/** WeChat draws bar and ground by the system's look until it is told otherwise, and from then on as it was told. */
let everReported = false

function systemLook(): 'light' | 'dark' {
  const { theme } =
    typeof Taro.getAppBaseInfo === 'function' ? Taro.getAppBaseInfo() : Taro.getSystemInfoSync()
  return theme === 'dark' ? 'dark' : 'light'
}

/** A page that is shown has WeChat's bar and ground in the look that was chosen: it stands among the classes of its root. */
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
