import { createHash } from 'node:crypto'

/** The content of a sandbox code; `until` is when it expires, in ms, if it has an expiry. */
export type SandboxCode =
  | { readonly kind: 'login'; readonly deviceId: string; readonly until: number | null }
  | { readonly kind: 'phone'; readonly mobile: string; readonly until: number | null }

const LOGIN = /^sandbox-([A-Za-z0-9_]{1,64})-[A-Za-z0-9_]{1,40}(?:-until(\d{1,15}))?$/
const PHONE = /^phone-(1[3-9]\d{9})-[A-Za-z0-9_]{1,40}(?:-until(\d{1,15}))?$/

/**
 * Reads a code of the sandbox: `sandbox-<deviceId>-<nonce>` from `wx.login`, `phone-<mobile>-<nonce>` from
 * `getPhoneNumber`; either may end in `-until<ms>`, its expiry. Null for anything else.
 */
export function readSandboxCode(code: string): SandboxCode | null {
  const login = LOGIN.exec(code)
  if (login) return { kind: 'login', deviceId: login[1] ?? '', until: readUntil(login[2]) }
  const phone = PHONE.exec(code)
  if (phone) return { kind: 'phone', mobile: phone[1] ?? '', until: readUntil(phone[2]) }
  return null
}

const readUntil = (digits: string | undefined) => (digits === undefined ? null : Number(digits))

const OAUTH = /^oauth-([0-9a-f]{32})-[A-Za-z0-9_]{8,40}-until(\d{13})$/

/** Reads a code of the sandbox's login page: `oauth-<browser>-<nonce>-until<ms>`. Null for anything else. */
export function readOauthCode(code: string): { readonly browserId: string; readonly until: number } | null {
  const read = OAUTH.exec(code)
  return read ? { browserId: read[1] ?? '', until: Number(read[2]) } : null
}

/** The openid of a device: always the same one, 28 characters like WeChat's. */
export function openIdOf(deviceId: string): string {
  return `o_${createHash('sha256').update(deviceId).digest('base64url').slice(0, 26)}`
}
