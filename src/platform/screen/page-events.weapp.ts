import { hooks } from '@tarojs/shared'

const SCROLL = 'onPageScroll'

/**
 * Taro gives every page `onPageScroll`, so that WeChat needlessly sends an event per frame from the view layer
 * to the logic layer. From now on only pages configured with `enablePageScroll` have it (`scroll` in the routes
 * table). Must be called before any page is declared.
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
