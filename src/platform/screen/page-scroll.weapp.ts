import Taro from '@tarojs/taro'

/** Queried on demand: listening to every scroll would cost the logic layer an event per frame. */
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
