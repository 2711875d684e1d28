import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config/settings'
import { CAPTCHA_ORIGINS } from '../gateways/captcha/captcha-gateway'

type PolicySettings = Pick<
  Settings,
  'publicOrigin' | 'allowedOrigins' | 'frameOrigins' | 'h5Dir' | 'gateways'
>

/**
 * What pages of this server may load and call.
 * - script-src: the build, its inline scripts by hash, WeChat's JS-SDK, and a vendor's captcha if configured, which frames and calls its own origins.
 * - img-src allows any https picture: WeChat serves avatars from hosts that it does not document; rich text has no
 *   foreign pictures, as it is sanitised.
 * - frame-src: our own pages and the partners of the channels, exactly those that `safeUrl` shows inside. A partner
 *   that redirects its user to another host of its own has to list that one too; "any https" would let a partner's open
 *   redirect show anything under our title.
 * - worker-src: the app's own service worker, which caches files of the build (ADR 0040).
 * - form-action: our own pages only; a payment page is opened by a link, not by a form.
 */
export function contentPolicy(settings: PolicySettings): Record<string, string[]> {
  const captcha = settings.gateways.captcha === 'real' ? CAPTCHA_ORIGINS : []
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://res.wx.qq.com', ...captcha, ...inlineScriptHashes(settings.h5Dir)],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    // blob: a selected picture is read before it is uploaded
    'connect-src': ["'self'", 'blob:', ...settings.allowedOrigins, ...captcha],
    'frame-src': ["'self'", ...settings.allowedOrigins, ...frames(settings), ...captcha],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"]
  }
}

/** A page on plain http (development) may show its partners over http, as the app does. */
function frames({ publicOrigin, frameOrigins }: PolicySettings): string[] {
  const plain = publicOrigin.startsWith('http:')
  return frameOrigins.flatMap((origin) => (plain ? [origin, origin.replace(/^https:/, 'http:')] : [origin]))
}

const NEVER =
  'microphone usb bluetooth midi serial hid display-capture accelerometer gyroscope magnetometer'.split(' ')

/**
 * Device features that pages may use. Position and payment also for partners in a frame: cinemas nearby, their own cashier.
 * The camera is for scanning codes; nothing records sound.
 */
export function permissionsPolicy({ frameOrigins }: Pick<Settings, 'frameOrigins'>): string {
  const framed = ['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ')
  return [
    `geolocation=(${framed})`,
    `payment=(${framed})`,
    'camera=(self)',
    'clipboard-write=(self)',
    'fullscreen=(self)',
    ...NEVER.map((feature) => `${feature}=()`)
  ].join(', ')
}

function inlineScriptHashes(h5Dir: string): string[] {
  const file = join(h5Dir, 'index.html')
  if (!existsSync(file)) return []
  const scripts = readFileSync(file, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}
