import type { Environment } from './environment'
import { SettingsError } from './settings-error'

type GatewayVariable = Extract<keyof Environment, `GATEWAY_${string}`>

/**
 * Gateways that may stay a sandbox on a server that others can reach: they give away nothing of value, and without the demo they have no
 * routes. Every other gateway, including new ones, must be real there.
 */
const HARMLESS: ReadonlySet<GatewayVariable> = new Set<GatewayVariable>([
  // our own puzzle
  'GATEWAY_CAPTCHA',
  // knows a few cities
  'GATEWAY_MAP',
  // composes answers from what was found
  'GATEWAY_ASSISTANT',
  // accept nobody without the demo
  'GATEWAY_LVYUN',
  'GATEWAY_JINJIANG',
  // stores passes and notifies nobody; its gate is a page of the demo
  'GATEWAY_YUETU'
])

const isGateway = (name: string): name is GatewayVariable => name.startsWith('GATEWAY_')

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/
const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/

/** Where the server listens, and what it may simulate. */
export interface SandboxReach {
  readonly host: string
  /** It may simulate external systems and give out things of value: printed cards, a distributor's signs, hotel guests. */
  readonly demo: boolean
  /** Environment variables of active sandboxes that are not harmless. */
  readonly sandboxes: readonly string[]
}

/**
 * A sandbox that gives out sessions, codes, money or goods is only allowed by `ALLOW_SANDBOX`, or on a server that only this
 * machine can reach: bound to loopback (the default without `HOST` in that case), under no other name, behind no proxy.
 * @throws SettingsError naming each active sandbox if others can reach the server, or if one would misreport what a real gateway did
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
  // parcels sent by a warehouse would be reported as signed by our simulation alone
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

/** What lets others reach the server; null if nothing does. */
function exposure({ HOST, PUBLIC_ORIGIN, TRUST_PROXY }: Environment): string | null {
  if (HOST !== undefined && !LOOPBACK.test(HOST)) return `HOST=${HOST}`
  if (PUBLIC_ORIGIN !== undefined && !OWN_NAME.test(new URL(PUBLIC_ORIGIN).hostname))
    return `PUBLIC_ORIGIN=${PUBLIC_ORIGIN}`
  return TRUST_PROXY === false ? null : 'TRUST_PROXY is set'
}

/** The warning at startup while a sandbox is active that is not harmless; empty if there is none. */
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
