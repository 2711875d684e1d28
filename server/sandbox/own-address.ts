import type { Settings } from '../config/settings'

const EVERYWHERE = new Set(['0.0.0.0', '::', 'localhost', '127.0.0.1'])

/** Address at which this server reaches itself. */
export function ownAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const name = EVERYWHERE.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
