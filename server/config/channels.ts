/**
 * The five channels (rule channel.five). On the server a channel is only a name that a request comes with; what a
 * channel shows is catalogue data in the database.
 */
export const CHANNEL_CODES = ['main', 'candy', 'jinjiang', 'lvyun', 'yanglao'] as const

export type ChannelCode = (typeof CHANNEL_CODES)[number]

/** The channel of a request that names none, by path or by host. */
export const DEFAULT_CHANNEL: ChannelCode = 'main'

export function isChannelCode(text: string): text is ChannelCode {
  return (CHANNEL_CODES as readonly string[]).includes(text)
}

/** Origins of the `webViewHosts` of src/channels as they are delivered: examples, as those are. A test holds them equal. */
export const EXAMPLE_FRAME_ORIGINS: readonly string[] = ['partner', 'film', 'food', 'hotel'].map(
  (name) => `https://${name}.example.com`
)
