import { currentScope } from '@/lib/request-scope'
import { CHANNELS, isChannelCode, type Channel } from './channels'

/** The channel of the request: the server derives it from link, device and host. */
export function currentChannel(): Channel {
  const code = currentScope()?.request.channel
  return CHANNELS[isChannelCode(code) ? code : 'main']
}

/** A rendering makes no calls. */
export const currentBase = (): string => ''
