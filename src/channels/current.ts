import { environment } from '@/platform/environment/environment'
import { readStored } from '@/platform/storage/stored-values'
import { BASES } from './addresses'
import { CHANNELS, isChannelCode, type Channel, type ChannelCode } from './channels'

const built = process.env.TARO_APP_CHANNEL

/**
 * The channel this app runs for: the one stored on this device, otherwise the one it was built for. Entry links
 * name it in the query `channel`, which launch stores.
 */
export function currentChannel(): Channel {
  const stored = readStored('channelCode')
  const code: ChannelCode = isChannelCode(stored) ? stored : isChannelCode(built) ? built : 'main'
  return CHANNELS[code]
}

/**
 * Base address of the current channel in the current environment (rule call.base), without a slash at the end.
 */
export function currentBase(): string {
  return BASES[environment()](currentChannel().code)
}
