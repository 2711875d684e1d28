/** Nothing to open: WeChat has a console of its own (rule debug.console). */
export function openDebugConsole(): Promise<void> {
  return Promise.resolve()
}
