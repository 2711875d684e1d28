import { atom } from 'jotai'
import { queryClient } from '@/api/query-client'
import type { ChannelCode } from '@/channels/channels'
import { currentChannel } from '@/channels/current'
import { store } from '@/lib/store'
import { writeStored } from '@/platform/storage/stored-values'

/** Scope: device. The channel whose looks the app wears. */
export const channelAtom = atom<ChannelCode>(currentChannel().code)

/** The device came in by this channel: it is kept, and all that another channel's backend said is forgotten. */
export function enterChannel(code: ChannelCode): void {
  const before = currentChannel().code
  writeStored('channelCode', code)
  store.set(channelAtom, code)
  if (code !== before) void queryClient.resetQueries()
}
