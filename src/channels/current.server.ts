import { currentScope } from '@/lib/request-scope'
import { CHANNELS, isChannelCode, type Channel } from './channels'

/** The channel of the request: the server knows it by link, device and host. */
export function currentChannel(): Channel {
  const code = currentScope()?.request.channel
  return CHANNELS[isChannelCode(code) ? code : 'main']
}

/** A drawing makes no calls. */
export const currentBase = (): string => ''
