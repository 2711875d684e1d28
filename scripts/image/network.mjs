/** A network for the services of compose.yaml: a namespace and an address for each, joined by a bridge. */
import { execFileSync, spawnSync } from 'node:child_process'

const BRIDGE = 'pc-bridge'
const ip = (...args) => execFileSync('ip', args, { stdio: ['ignore', 'inherit', 'inherit'] })

export const namespaceOf = (service) => `pc-${service}`

/**
 * @param addresses the address of each service, and `gateway`, this machine's, with the network's `prefix`
 * length
 */
export function createNetwork({ addresses, gateway, prefix }) {
  removeNetwork(Object.keys(addresses))
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('addr', 'add', `${gateway}/${prefix}`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  for (const [index, [service, address]] of Object.entries(addresses).entries()) {
    const namespace = namespaceOf(service)
    const [outer, inner] = [`pc-o${index}`, `pc-i${index}`]
    ip('netns', 'add', namespace)
    ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner)
    ip('link', 'set', inner, 'netns', namespace)
    ip('link', 'set', outer, 'master', BRIDGE, 'up')
    ip('-n', namespace, 'addr', 'add', `${address}/${prefix}`, 'dev', inner)
    ip('-n', namespace, 'link', 'set', inner, 'up')
    ip('-n', namespace, 'link', 'set', 'lo', 'up')
  }
}

export function removeNetwork(services) {
  for (const service of services) spawnSync('ip', ['netns', 'del', namespaceOf(service)])
  spawnSync('ip', ['link', 'del', BRIDGE])
}
