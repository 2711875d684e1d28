import { isInMiniProgram, platform, system } from '@/platform/environment/kind'

/** Where a page is seen, as far as it matters for opening a mini-program or another browser. */
export type Place = 'mini' | 'webView' | 'wechat' | 'phone' | 'desktop'

/** Where this page is seen now. */
export function place(): Place {
  if (platform() === 'mini') return 'mini'
  if (isInMiniProgram()) return 'webView'
  if (platform() === 'wx') return 'wechat'
  return system() === 'other' ? 'desktop' : 'phone'
}
