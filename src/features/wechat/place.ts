import { isInMiniProgram, platform, system } from '@/platform/environment/kind'

/** The environment of a page, as far as it matters for opening a mini-program or another browser. */
export type Place = 'mini' | 'webView' | 'wechat' | 'phone' | 'desktop'

/** The current environment. */
export function place(): Place {
  if (platform() === 'mini') return 'mini'
  if (isInMiniProgram()) return 'webView'
  if (platform() === 'wx') return 'wechat'
  return system() === 'other' ? 'desktop' : 'phone'
}
