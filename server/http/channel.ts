import type { IncomingMessage } from 'node:http'
import { DEFAULT_CHANNEL, isChannelCode, type ChannelCode } from '../config/channels'

const named = new WeakMap<IncomingMessage, ChannelCode>()

/**
 * Takes the channel off the front of an API path: `/candy/unionbuy-server/…` is `/unionbuy-server/…` of channel
 * `candy`. Only before paths of the API (`apiRoots`): pages have no channel in their path.
 */
export function stripChannel(request: IncomingMessage, apiRoots: ReadonlySet<string>): string {
  const url = request.url ?? '/'
  const [, first = '', second = ''] = url.split(/[/?]/, 3)
  if (!isChannelCode(first) || !apiRoots.has(second)) return url
  named.set(request, first)
  return url.slice(first.length + 1)
}

/** Channel of a request: the one its path named, else the one of its host, else the default. */
export function channelOf(
  request: IncomingMessage,
  host: string,
  hosts: Readonly<Record<string, ChannelCode>>
): ChannelCode {
  // only names that were set: `Host: constructor` would find what every object has
  const ofHost = Object.hasOwn(hosts, host) ? hosts[host] : undefined
  return named.get(request) ?? ofHost ?? DEFAULT_CHANNEL
}
