import Taro from '@tarojs/taro'

/** Asked for when it is needed: listening to every scroll would cost the logic layer an event a frame. */
export function readScroll(): Promise<number> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .selectViewport()
      .scrollOffset((offset) => resolve(offset?.scrollTop ?? 0))
      .exec()
  })
}

export function restoreScroll(top: number): void {
  void Taro.pageScrollTo({ scrollTop: top, duration: 0 })
}
