import { pageAddress } from './kind'

/** Whether this build may show it: not in a release, unless it was built for that. */
const ALLOWED = process.env.NODE_ENV !== 'production' || process.env.TARO_APP_VCONSOLE === '1'

/** Shows vConsole when the address contains '//test' (spec section 9). */
export async function openDebugConsole(): Promise<void> {
  if (ALLOWED && pageAddress().includes('//test')) {
    const { default: VConsole } = await import('vconsole')
    new VConsole()
  }
}
