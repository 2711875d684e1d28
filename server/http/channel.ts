import type { IncomingMessage } from 'node:http'
import { DEFAULT_CHANNEL, isChannelCode, type ChannelCode } from '../config/channels'

const named = new WeakMap<IncomingMessage, ChannelCode>()

/**
 * Strips the channel from an API path: `/candy/unionbuy-server/…` is `/unionbuy-server/…` of channel
 * `candy`. Only for paths of the API (`apiRoots`): pages have no channel in their path.
 */
export function stripChannel(request: IncomingMessage, apiRoots: ReadonlySet<string>): string {
  const url = request.url ?? '/'
  const [, first = '', second = ''] = url.split(/[/?]/, 3)
  if (!isChannelCode(first) || !apiRoots.has(second)) return url
  named.set(request, first)
  return url.slice(first.length + 1)
}

/** Channel of a request: that of its path, else that of its host, else the default. */
export function channelOf(
  request: IncomingMessage,
  host: string,
  hosts: Readonly<Record<string, ChannelCode>>
): ChannelCode {
  // only own properties: `Host: constructor` would find one that every object has
  const ofHost = Object.hasOwn(hosts, host) ? hosts[host] : undefined
  return named.get(request) ?? ofHost ?? DEFAULT_CHANNEL
}
