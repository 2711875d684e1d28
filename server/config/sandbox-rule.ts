import type { Environment } from './environment'
import { SettingsError } from './settings-error'

/**
 * Sandboxes that give away goods, let anybody in as anybody, or answer customers in our name. Those of hotels stay closed
 * on such a server by themselves; a sandbox map only knows few cities.
 */
const DANGEROUS = [
  'GATEWAY_PAY',
  'GATEWAY_WECHAT',
  'GATEWAY_SMS',
  'GATEWAY_RECHARGE',
  'GATEWAY_PARTNER',
  'GATEWAY_JD',
  'GATEWAY_CHAT'
] as const

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/

/** Whether the server is there for the public: in production, under an https address that is not this machine's. */
export function isPublic({ NODE_ENV, PUBLIC_ORIGIN }: Environment): boolean {
  if (NODE_ENV !== 'production' || PUBLIC_ORIGIN === undefined) return false
  const { protocol, hostname } = new URL(PUBLIC_ORIGIN)
  return protocol === 'https:' && !LOCAL.test(hostname)
}

/**
 * Whether this server may play the outside world and hand out the demo: everywhere but in public, and there where
 * `ALLOW_SANDBOX` says so. @throws SettingsError when it is public and a sandbox that is dangerous there is on
 */
export function sandboxAllowed(values: Environment): boolean {
  if (values.ALLOW_SANDBOX || !isPublic(values)) return true
  const open = DANGEROUS.filter((name) => values[name] === 'sandbox')
  if (open.length === 0) return false
  throw new SettingsError(
    open.map((name) => `${name}: a sandbox on a public server; set it to real, or ALLOW_SANDBOX=1 for a demo`)
  )
}
