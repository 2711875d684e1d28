import Taro from '@tarojs/taro'

/** The width that the stylesheets are written for, px. */
const DESIGN_WIDTH = 375

/** How many px of the screen a length of the stylesheets takes: lengths grow with the screen here. */
export const screenPx = (length: number): number => (length * Taro.getWindowInfo().windowWidth) / DESIGN_WIDTH
