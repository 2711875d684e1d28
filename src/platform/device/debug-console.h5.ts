import { pageAddress } from '../environment/kind'

/**
 * Shows vConsole when the address contains '//test' (rule debug.console); a release has it only if it was built
 * for that.
 */
export async function openDebugConsole(): Promise<void> {
  // the whole condition is here so that a build in which it is false leaves the library out
  if (process.env.NODE_ENV !== 'production' || process.env.TARO_APP_VCONSOLE === '1') {
    if (!pageAddress().includes('//test')) return
    const { default: VConsole } = await import('vconsole')
    new VConsole()
  }
}
