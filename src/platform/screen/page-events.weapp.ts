import { hooks } from '@tarojs/shared'

const SCROLL = 'onPageScroll'

/**
 * Taro gives every page `onPageScroll`, so that WeChat sends an event a frame from the screen to the logic layer, for
 * nothing. From now on only a page whose configuration says `enablePageScroll` has it (`scroll` in the routes table). To be
 * called before any page is declared.
 */
export function listenToNoScroll(): void {
  hooks.tap('getMiniLifecycle', (config) => {
    const { page } = config
    const [load, unload, ready, show, hide, always, wanted] = page
    return {
      ...config,
      page: [load, unload, ready, show, hide, always.filter((name) => name !== SCROLL), [...wanted, SCROLL]]
    }
  })
}
