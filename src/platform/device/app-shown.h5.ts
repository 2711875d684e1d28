/** Whether somebody can see the app: its tab is in front. */
export const isAppShown = (): boolean => !document.hidden
