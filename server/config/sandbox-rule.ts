import type { Environment } from './environment'
import { SettingsError } from './settings-error'

type GatewayVariable = Extract<keyof Environment, `GATEWAY_${string}`>

/**
 * Gateways that may stay a sandbox where others reach the server: nobody gets anything by them, and without the demo they have no
 * routes. Every other gateway, a new one too, must be real there.
 */
const HARMLESS: ReadonlySet<GatewayVariable> = new Set<GatewayVariable>([
  // our own puzzle
  'GATEWAY_CAPTCHA',
  // knows a few cities
  'GATEWAY_MAP',
  // composes answers of what was found
  'GATEWAY_ASSISTANT',
  // let nobody in without the demo
  'GATEWAY_LVYUN',
  'GATEWAY_JINJIANG',
  // keeps passes, and nobody is notified; its gate is a page of the demo
  'GATEWAY_YUETU'
])

const isGateway = (name: string): name is GatewayVariable => name.startsWith('GATEWAY_')

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/
const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/

/** Where the server listens, and what it may play. */
export interface SandboxReach {
  readonly host: string
  /** It may play the outside world and hand out what has a value: printed cards, a distributor's signs, hotel guests. */
  readonly demo: boolean
  /** Variables of the sandboxes that are on and not harmless. */
  readonly sandboxes: readonly string[]
}

/**
 * A sandbox that gives sessions, codes, money or goods exists only by `ALLOW_SANDBOX`, or on a server that nobody but this
 * machine reaches: bound to loopback (which is what an unset `HOST` means then), under no other name, behind no proxy.
 * @throws SettingsError naming each sandbox that is on where others reach the server, or beside a real gateway that it would lie about
 */
export function sandboxReach(values: Environment): SandboxReach {
  const sandboxes = Object.keys(values)
    .filter(isGateway)
    .filter((name) => values[name] === 'sandbox' && !HARMLESS.has(name))
  const exposed = exposure(values)
  const refused = values.ALLOW_SANDBOX || exposed === null ? [] : sandboxes
  const problems = refused.map(
    (name) =>
      `${name}: a sandbox where others reach it (${exposed}); set it to real, or ALLOW_SANDBOX=1 for a demo`
  )
  // parcels that a warehouse has sent would be reported as signed by nobody but us
  if (values.GATEWAY_WAREHOUSE === 'real' && values.GATEWAY_LOGISTICS === 'sandbox') {
    problems.push('GATEWAY_LOGISTICS: must be real when GATEWAY_WAREHOUSE is real')
  }
  if (problems.length > 0) throw new SettingsError(problems)
  const isPrivate = sandboxes.length > 0 && !values.ALLOW_SANDBOX
  return {
    host: values.HOST ?? (isPrivate ? '127.0.0.1' : '0.0.0.0'),
    demo: values.ALLOW_SANDBOX || sandboxes.length > 0,
    sandboxes
  }
}

/** What lets others reach the server; null when nothing does. */
function exposure({ HOST, PUBLIC_ORIGIN, TRUST_PROXY }: Environment): string | null {
  if (HOST !== undefined && !LOOPBACK.test(HOST)) return `HOST=${HOST}`
  if (PUBLIC_ORIGIN !== undefined && !OWN_NAME.test(new URL(PUBLIC_ORIGIN).hostname))
    return `PUBLIC_ORIGIN=${PUBLIC_ORIGIN}`
  return TRUST_PROXY === false ? null : 'TRUST_PROXY is set'
}

/** What is said at the start while a sandbox is on that is not harmless; empty where none is. */
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
