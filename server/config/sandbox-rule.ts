import type { Environment } from './environment'
import { SettingsError } from './settings-error'

/**
 * Sandboxes that give away sessions, codes, money or goods, or answer customers in our name. Those of hotels stay closed
 * by themselves where the demo is not allowed; a sandbox map only knows few cities.
 */
const DANGEROUS = [
  'GATEWAY_PAY',
  'GATEWAY_WECHAT',
  'GATEWAY_SMS',
  'GATEWAY_RECHARGE',
  'GATEWAY_PARTNER',
  'GATEWAY_JD',
  'GATEWAY_CHAT',
  'GATEWAY_WAREHOUSE'
] as const

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/
const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/

/** Where the server listens, and what it may play. */
export interface SandboxReach {
  readonly host: string
  /** It may play the outside world and hand out what has a value: printed cards, a distributor's signs, hotel guests. */
  readonly demo: boolean
  /** Variables of the dangerous sandboxes that are on. */
  readonly sandboxes: readonly string[]
}

/**
 * A sandbox that gives sessions, codes, money or goods exists only by `ALLOW_SANDBOX`, or on a server that nobody but this
 * machine reaches: bound to loopback (which is what an unset `HOST` means then), under no other name, behind no proxy.
 * @throws SettingsError naming each sandbox that is on where others reach the server
 */
export function sandboxReach(values: Environment): SandboxReach {
  const sandboxes = DANGEROUS.filter((name) => values[name] === 'sandbox')
  const demo = values.ALLOW_SANDBOX || sandboxes.length > 0
  if (values.ALLOW_SANDBOX || sandboxes.length === 0)
    return { host: values.HOST ?? '0.0.0.0', demo, sandboxes }
  const exposed = exposure(values)
  if (exposed === null) return { host: values.HOST ?? '127.0.0.1', demo, sandboxes }
  throw new SettingsError(
    sandboxes.map(
      (name) =>
        `${name}: a sandbox where others reach it (${exposed}); set it to real, or ALLOW_SANDBOX=1 for a demo`
    )
  )
}

/** What lets others reach the server; null when nothing does. */
function exposure({ HOST, PUBLIC_ORIGIN, TRUST_PROXY }: Environment): string | null {
  if (HOST !== undefined && !LOOPBACK.test(HOST)) return `HOST=${HOST}`
  if (PUBLIC_ORIGIN !== undefined && !OWN_NAME.test(new URL(PUBLIC_ORIGIN).hostname))
    return `PUBLIC_ORIGIN=${PUBLIC_ORIGIN}`
  return TRUST_PROXY === false ? null : 'TRUST_PROXY is set'
}

/** What is said at the start while a dangerous sandbox is on; empty where none is. */
export function sandboxNotice({ host, demo, sandboxes }: SandboxReach): string {
  if (!demo || sandboxes.length === 0) return ''
  const alone = LOOPBACK.test(host)
    ? `It listens on ${host} alone, for this machine. To be reached by others: GATEWAY_…=real for each of them,
or, for a demo, ALLOW_SANDBOX=1 and HOST=0.0.0.0.`
    : `ALLOW_SANDBOX=1 opens it on ${host} to whoever reaches this machine.`
  return `SANDBOX  This server plays the outside world (${sandboxes.join(', ')}):
whoever reaches it logs in as anybody and pays for nothing.
${alone}
`.replace(/\n(?=.)/g, '\n         ')
}
