import type { Settings } from '../config/settings'
import type { RelyingParty } from '../modules/staff'

/**
 * The one address of the console where passkeys work and where an identity provider leads back to: its own host, otherwise the public
 * origin. It may answer on other hosts, too; there a login needs the password.
 */
export function relyingParty({
  publicOrigin,
  consoleHost
}: Pick<Settings, 'publicOrigin' | 'consoleHost'>): RelyingParty {
  const { hostname } = new URL(publicOrigin)
  if (consoleHost === undefined || consoleHost === hostname) return { rpId: hostname, origin: publicOrigin }
  return { rpId: consoleHost, origin: `https://${consoleHost}` }
}
