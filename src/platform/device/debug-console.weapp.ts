/** WeChat has its own (spec section 9: H5 and WeChat's browser only). */
export function openDebugConsole(): Promise<void> {
  return Promise.resolve()
}
