/** WeChat hides the page with the app, and stops its timers. */
export const isAppShown = (): boolean => true
