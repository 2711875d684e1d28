/**
 * The five channels (rule channel.five). For the server a channel is only a name in a request; what a
 * channel shows is catalogue data in the database.
 */
export const CHANNEL_CODES = ['main', 'candy', 'jinjiang', 'lvyun', 'yanglao'] as const

export type ChannelCode = (typeof CHANNEL_CODES)[number]

/** The channel of a request that names none by path or host. */
export const DEFAULT_CHANNEL: ChannelCode = 'main'

export function isChannelCode(text: string): text is ChannelCode {
  return (CHANNEL_CODES as readonly string[]).includes(text)
}

/** Default origins of the `webViewHosts` of src/channels: examples, like those. A test keeps them equal. */
export const EXAMPLE_FRAME_ORIGINS: readonly string[] = ['partner', 'film', 'food', 'hotel'].map(
  (name) => `https://${name}.example.com`
)
