/** Whether the app is visible: its tab is in front. */
export const isAppShown = (): boolean => !document.hidden
