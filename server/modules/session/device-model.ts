import type { Os, Platform } from '@contract/device/platform'

/** A session's name in the list of devices. */
export interface DeviceName {
  readonly device: string
  readonly app: string
}

/** The first match names it; tablets before phones, apps before the browsers that they are built on. */
const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/OpenHarmony|HarmonyOS/, '鸿蒙设备'],
  [/Android(?!.*Mobile)/, 'Android 平板'],
  [/Android/, 'Android 手机'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh/, 'Mac 电脑'],
  [/Linux|X11/, 'Linux 电脑']
]

const APPS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, '微信'],
  [/AlipayClient/, '支付宝'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/HeyTapBrowser/, 'OPPO 浏览器'],
  [/VivoBrowser/, 'vivo 浏览器'],
  [/MQQBrowser|QQBrowser/, 'QQ 浏览器'],
  [/UCBrowser/, 'UC 浏览器'],
  [/Quark/, '夸克浏览器'],
  [/baiduboxapp/i, '百度'],
  [/Edg(e|A|iOS)?\//, 'Edge 浏览器'],
  [/Firefox|FxiOS/, 'Firefox 浏览器'],
  [/Chrome|CriOS/, 'Chrome 浏览器'],
  [/Safari/, 'Safari 浏览器']
]

const BY_SYSTEM: Readonly<Record<Os, string>> = { ios: 'iPhone', android: 'Android 手机', other: '未知设备' }

const firstOf = (list: typeof DEVICES, userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1]

/** Names a device from its self-description; it is shown to its owner and decides nothing. */
export function nameDevice({
  userAgent,
  platform,
  os
}: {
  readonly userAgent: string
  readonly platform: Platform
  readonly os: Os
}): DeviceName {
  const device = firstOf(DEVICES, userAgent) ?? BY_SYSTEM[os]
  if (platform === 'mini') return { device, app: '微信小程序' }
  return { device, app: firstOf(APPS, userAgent) ?? '浏览器' }
}
