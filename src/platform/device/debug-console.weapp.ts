/** Nothing to open: WeChat has its own console (rule debug.console). */
export function openDebugConsole(): Promise<void> {
  return Promise.resolve()
}
