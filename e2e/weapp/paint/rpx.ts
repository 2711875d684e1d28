/** Width of a screen in rpx, whatever it is in pixels. */
const SCREEN_RPX = 750

/** A length in rpx as WeChat gives it to the page: whole pixels, and never nothing where there was something. */
function pixels(rpx: number, screenWidth: number): number {
  if (rpx === 0) return 0
  const px = Math.floor((rpx / SCREEN_RPX) * screenWidth + 1e-4)
  return px === 0 ? 1 : px
}

const LENGTH = /(?:%%\?)?(-?\d*\.?\d+)rpx(?:\?%%)?/g

/** A style sheet or a style with its rpx made pixels, on a screen of this width. */
export const withPixels = (css: string, screenWidth: number): string =>
  css.replace(LENGTH, (_, rpx: string) => `${pixels(Number(rpx), screenWidth)}px`)
